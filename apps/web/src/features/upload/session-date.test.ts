import { expect, test } from 'vitest';
import {
  dateBatch,
  fromInputValue,
  guessSession,
  hasDateLine,
  toInputValue,
  toSessionName,
} from './session-date.ts';

const modified = new Date(2026, 4, 8, 0, 30, 0);

test('dates a session that began before midnight to the day before', () => {
  expect(guessSession('23:10:05.123| Active battle started.', modified.getTime())).toBe(
    '2026.05.07 23.10.05',
  );
  expect(guessSession('00:05:06.000 | line', modified.getTime())).toBe('2026.05.08 00.05.06');
});

test('guesses from the modification time if the first lines have no time', () => {
  expect(guessSession('', modified.getTime())).toBe(toSessionName(modified));
});

test('converts a session to an input value and back', () => {
  expect(fromInputValue(toInputValue('2026.05.07 09.58.30'))).toBe('2026.05.07 09.58.30');
  expect(fromInputValue('2026-05-07T09:58')).toBe('2026.05.07 09.58.00');
  expect(fromInputValue('')).toBeNull();
});

test('finds a date line at the head of a log', () => {
  expect(hasDateLine('\n--- Date: 2026-07-18 (Fri Jul 2026) UTC+01:00\n')).toBe(true);
  expect(hasDateLine('09:58:30.000| Date: 2026-07-18')).toBe(false);
});

const batch = (text: string, session: string | null = null) => {
  const file = new File([text], 'combat.log', { lastModified: modified.getTime() });
  return {
    kind: 'session' as const,
    key: 'k',
    session,
    files: [{ path: 'combat.log', file }],
    bytes: file.size,
  };
};

test('asks for a date only if neither folder nor log contains it', async () => {
  expect((await dateBatch(batch('x', '2026.05.07 09.58.30'))).guess).toBeNull();
  expect((await dateBatch(batch('--- Date: 2026-07-18 (Fri)\n'))).guess).toBeNull();
  expect((await dateBatch(batch('Dear diary'))).guess).toBeNull();
  expect((await dateBatch(batch('00:05:06.000| x'))).guess).toBe('2026.05.08 00.05.06');
});
