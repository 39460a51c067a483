import { expect, test } from 'vitest';
import { toggleSort } from './toggle-sort.ts';

test('texts sort ascending, numbers descending, and a second click reverses', () => {
  const byName = toggleSort<'name' | 'games'>({ column: 'games', direction: 'desc' }, 'name', true);
  expect(byName).toEqual({ column: 'name', direction: 'asc' });
  expect(toggleSort(byName, 'name', true).direction).toBe('desc');
  const byGames = toggleSort(byName, 'games', false);
  expect(byGames).toEqual({ column: 'games', direction: 'desc' });
  expect(toggleSort(byGames, 'games', false).direction).toBe('asc');
});
