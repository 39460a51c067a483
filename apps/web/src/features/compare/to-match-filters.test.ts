import { expect, test } from 'vitest';
import { toMatchFilters } from './to-match-filters.ts';

test('selects matches by what a player’s matches can be filtered by, and names the rest', () => {
  const filters = {
    from: '2026-02-01',
    mode: ['8v8'],
    map: ['sand_crater', 'lake'],
    party: 'solo',
    length: '120-180',
    zone: 'UTC',
    player: ['7'],
  } as const;
  expect(toMatchFilters(filters)).toEqual({
    filters: { from: '2026-02-01', mode: '8v8', partySize: 1 },
    ignored: ['map', 'length'],
  });
});

test('counts only confirmed matches where only those count', () => {
  expect(toMatchFilters({ confirmed: 2 })).toEqual({ filters: { confirmed: 2 }, ignored: [] });
});
