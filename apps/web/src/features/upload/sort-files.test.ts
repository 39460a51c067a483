import { expect, test } from 'vitest';
import { kindOf, sessionOfPath, sortFiles } from './sort-files.ts';

const found = (path: string, size = 10) => ({
  path,
  file: { size, lastModified: 0, name: path } as File,
});
const sorted = (...paths: string[]) => sortFiles(paths.map((path) => found(path)));
const pathsOf = (batch: { files: { path: string }[] }) => batch.files.map(({ path }) => path);

test('a logs folder becomes one batch for each session, oldest first', () => {
  const { batches } = sorted(
    'logs/2026.05.08 19.00.00/combat.log',
    'logs/2026.05.08 19.00.00/game.log',
    'logs/2026.05.07 09.58.30/combat.log',
    'logs/2026.05.07 09.58.30/game.log',
  );
  expect(batches.map(({ session }) => session)).toEqual([
    '2026.05.07 09.58.30',
    '2026.05.08 19.00.00',
  ]);
  expect(batches.map(pathsOf)[0]).toEqual([
    'logs/2026.05.07 09.58.30/game.log',
    'logs/2026.05.07 09.58.30/combat.log',
  ]);
});

test('chat.log is never sent, whatever it is called exactly', () => {
  const { batches, ignored } = sorted('s/chat.log', 'chat (1).log', 'CHAT.LOG.gz');
  expect(batches).toEqual([]);
  expect(ignored.private).toHaveLength(3);
});

test('what else lies in a folder is left out', () => {
  const { ignored } = sorted('s/net.log', 's/gfx.log', 's/picture.png', 's/notes.log', 'photo.jpg');
  expect(ignored.other).toHaveLength(5);
});

test('a file picked by itself may be a renamed log', () => {
  expect(kindOf('monday.log')).toBe('maybe');
  expect(sorted('monday.txt').batches).toHaveLength(1);
});

test('empty files are told apart', () => {
  const { batches, ignored } = sortFiles([found('2026.05.07 09.58.30/combat.log', 0)]);
  expect(batches).toEqual([]);
  expect(ignored.empty).toEqual(['2026.05.07 09.58.30/combat.log']);
});

test('a session without a combat.log is not sent but named', () => {
  const result = sorted('2026.05.07 09.58.30/game.log', 'game.log');
  expect(result.batches).toEqual([]);
  expect(result.withoutCombat).toEqual(['2026.05.07 09.58.30', 'game.log']);
});

test('combat logs picked by themselves are sessions of their own, each with its game.log', () => {
  const { batches } = sorted('combat.log', 'combat (2).log', 'game (2).log', 'game.log');
  expect(batches.map(pathsOf)).toEqual([
    ['game.log', 'combat.log'],
    ['game (2).log', 'combat (2).log'],
  ]);
  expect(batches.every(({ session }) => session === null)).toBe(true);
});

test('each archive is an upload of its own and tells its session where its name does', () => {
  const { batches } = sorted('2026.05.07 09.58.30.zip', 'all-logs.zip');
  expect(batches.map(({ kind, session }) => [kind, session])).toEqual([
    ['archive', '2026.05.07 09.58.30'],
    ['archive', null],
  ]);
});

test('a session must be a real date and time, the innermost one counts', () => {
  expect(sessionOfPath('2026.02.30 10.00.00/combat.log')).toBeNull();
  expect(sessionOfPath('2026.02.20 25.00.00/combat.log')).toBeNull();
  expect(sessionOfPath('2026.02.20 10.00.00/2026.02.21 11.00.00/combat.log')).toBe(
    '2026.02.21 11.00.00',
  );
  expect(sessionOfPath('x2026.02.20 10.00.00/combat.log')).toBeNull();
});
