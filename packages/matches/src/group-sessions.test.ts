import { expect, test } from 'vitest';
import { groupSessions, type SessionFile } from './group-sessions.ts';

function file(path: string, session = '2026.05.07 09.58.30'): SessionFile {
  const kind = path.includes('game') ? 'game' : 'combat';
  return { path, session, kind, sha256: path };
}
const pathsOf = (files: SessionFile[]) =>
  groupSessions(files).map(({ combat, game }) => [combat?.path ?? null, game?.path ?? null]);

test('the two logs of a folder belong together', () => {
  expect(
    pathsOf([file('b/combat.log'), file('a/game.log'), file('b/game.log'), file('a/combat.log')]),
  ).toEqual([
    ['a/combat.log', 'a/game.log'],
    ['b/combat.log', 'b/game.log'],
  ]);
});

test('sessions come in the order in which they were played', () => {
  const files = [file('x/combat.log', '2026.05.08 01.00.00'), file('y/combat.log')];
  expect(pathsOf(files)).toEqual([
    ['y/combat.log', null],
    ['x/combat.log', null],
  ]);
});

test('several combat logs of one folder are read one by one', () => {
  expect(pathsOf([file('combat_2.log'), file('combat.log'), file('game.log')])).toEqual([
    ['combat.log', 'game.log'],
    ['combat_2.log', 'game.log'],
  ]);
});

test('a game log alone is a session without matches', () => {
  expect(pathsOf([file('game.log')])).toEqual([[null, 'game.log']]);
});
