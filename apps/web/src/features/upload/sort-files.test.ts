import { expect, test } from 'vitest';
import { fileKindOf, sessionOfPath, sortFiles } from './sort-files.ts';

const foundFile = (path: string, size = 10) => ({
  path,
  file: { size, lastModified: 0, name: path } as File,
});
const sortPaths = (...paths: string[]) => sortFiles(paths.map((path) => foundFile(path)));
const pathsOf = (batch: { files: { path: string }[] }) => batch.files.map(({ path }) => path);

test('turns a logs folder into one batch per session, oldest first', () => {
  const { batches } = sortPaths(
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

test('never sends chat logs, under any of their names', () => {
  const { batches, ignored } = sortPaths('s/chat.log', 'chat (1).log', 'CHAT.LOG.gz');
  expect(batches).toEqual([]);
  expect(ignored.private).toHaveLength(3);
});

test('leaves out other files of a folder', () => {
  const { ignored } = sortPaths(
    's/net.log',
    's/gfx.log',
    's/picture.png',
    's/notes.log',
    'photo.jpg',
  );
  expect(ignored.other).toHaveLength(5);
});

test('accepts a renamed log that is picked by itself', () => {
  expect(fileKindOf('monday.log')).toBe('possibleLog');
  expect(sortPaths('monday.txt').batches).toHaveLength(1);
});

test('lists empty files separately', () => {
  const { batches, ignored } = sortFiles([foundFile('2026.05.07 09.58.30/combat.log', 0)]);
  expect(batches).toEqual([]);
  expect(ignored.empty).toEqual(['2026.05.07 09.58.30/combat.log']);
});

test('lists sessions without a combat.log instead of sending them', () => {
  const result = sortPaths('2026.05.07 09.58.30/game.log', 'game.log');
  expect(result.batches).toEqual([]);
  expect(result.withoutCombatLog).toEqual(['2026.05.07 09.58.30', 'game.log']);
});

test('makes each combat log picked by itself a session, with its game.log', () => {
  const { batches } = sortPaths('combat.log', 'combat (2).log', 'game (2).log', 'game.log');
  expect(batches.map(pathsOf)).toEqual([
    ['game.log', 'combat.log'],
    ['game (2).log', 'combat (2).log'],
  ]);
  expect(batches.every(({ session }) => session === null)).toBe(true);
});

test('sends each archive by itself, with the session if its name contains one', () => {
  const { batches } = sortPaths('2026.05.07 09.58.30.zip', 'all-logs.zip');
  expect(batches.map(({ kind, session }) => [kind, session])).toEqual([
    ['archive', '2026.05.07 09.58.30'],
    ['archive', null],
  ]);
});

test('uses the innermost folder name that is a real date and time', () => {
  expect(sessionOfPath('2026.02.30 10.00.00/combat.log')).toBeNull();
  expect(sessionOfPath('2026.02.20 25.00.00/combat.log')).toBeNull();
  expect(sessionOfPath('2026.02.20 10.00.00/2026.02.21 11.00.00/combat.log')).toBe(
    '2026.02.21 11.00.00',
  );
  expect(sessionOfPath('x2026.02.20 10.00.00/combat.log')).toBeNull();
});
