import { expect, test } from 'vitest';
import { parseSessionName } from './parse-session-name.ts';

const TIME = Date.UTC(2026, 4, 7, 9, 58, 30);

test.each([
  ['2026.05.07 09.58.30', TIME],
  ['logs/2026.05.07 09.58.30/combat.log', TIME],
  ['C:\\Users\\x\\logs\\2026.05.07 09.58.30\\game.log', TIME],
  ['2025.01.01 00.00.00/2026.05.07 09.58.30/', TIME],
  ['2026.02.29 09.58.30', null],
  ['2026.13.07 09.58.30', null],
  ['2026.05.07 24.58.30', null],
  ['x2026.05.07 09.58.30', null],
  ['combat.log', null],
  ['', null],
])('the session name "%s" is at %s', (name, expected) => {
  expect(parseSessionName(name)).toBe(expected);
});
