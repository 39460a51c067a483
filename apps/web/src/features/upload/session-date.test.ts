import { expect, test } from 'vitest';
import {
  dateBatch,
  fromInputValue,
  guessSession,
  hasDateLine,
  sessionName,
  toInputValue,
} from './session-date.ts';

const written = new Date(2026, 4, 8, 0, 30, 0);

test('a session that began before midnight is of the day before', () => {
  expect(guessSession('23:10:05.123| Active battle started.', written.getTime())).toBe(
    '2026.05.07 23.10.05',
  );
  expect(guessSession('00:05:06.000 | line', written.getTime())).toBe('2026.05.08 00.05.06');
});

test('a log without a time on its first lines is guessed by when it was written', () => {
  expect(guessSession('', written.getTime())).toBe(sessionName(written));
});

test('an input takes a session and gives it back', () => {
  expect(fromInputValue(toInputValue('2026.05.07 09.58.30'))).toBe('2026.05.07 09.58.30');
  expect(fromInputValue('2026-05-07T09:58')).toBe('2026.05.07 09.58.00');
  expect(fromInputValue('')).toBeNull();
});

test('a date line is found at the head of a log', () => {
  expect(hasDateLine('\n--- Date: 2026-07-18 (Fri Jul 2026) UTC+01:00\n')).toBe(true);
  expect(hasDateLine('09:58:30.000| Date: 2026-07-18')).toBe(false);
});

const batch = (text: string, session: string | null = null) => {
  const file = new File([text], 'combat.log', { lastModified: written.getTime() });
  return {
    kind: 'session' as const,
    key: 'k',
    session,
    files: [{ path: 'combat.log', file }],
    bytes: file.size,
  };
};

test('nobody is asked for a date that the folder or the log tells', async () => {
  expect((await dateBatch(batch('x', '2026.05.07 09.58.30'))).guess).toBeNull();
  expect((await dateBatch(batch('--- Date: 2026-07-18 (Fri)\n'))).guess).toBeNull();
  expect((await dateBatch(batch('Dear diary'))).guess).toBeNull();
  expect((await dateBatch(batch('00:05:06.000| x'))).guess).toBe('2026.05.08 00.05.06');
});
