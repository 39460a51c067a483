import { expect, test } from 'vitest';
import { medalName } from './medal-name.ts';

test.each([
  ['PvpMvpWin', 'MVP'],
  ['PvpHalfMvp', 'Unyielding'],
  ['PvpDestroyDetailsVeryRare', 'Destroy details very rare'],
  ['PveOneShot', 'One shot (PvE)'],
  ['Pvp', 'Pvp'],
])('the medal %s is called %s', (id, name) => {
  expect(medalName(id)).toBe(name);
});
