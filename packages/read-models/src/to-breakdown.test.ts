import { defaultCatalogue } from '@scrapboard/catalogue';
import { rateOf } from '@scrapboard/statistics';
import { expect, test } from 'vitest';
import { type BreakdownRow, toBreakdown } from './to-breakdown.ts';

const row = (change: Partial<BreakdownRow>): BreakdownRow => ({
  id: 'sand_crater',
  category: 'pvp',
  modes: [],
  matches: 4,
  wins: 2,
  losses: 1,
  draws: 0,
  damage: '300000',
  score: '900',
  duration: '5400',
  results: [1, -1, 1],
  ...change,
});

test('averages cover finished matches and are in points and seconds', () => {
  const { rows } = toBreakdown('map', [row({})], defaultCatalogue);
  expect(rows[0]).toMatchObject({
    id: 'sand_crater',
    name: defaultCatalogue.map('sand_crater').name,
    category: null,
    matches: 4,
    games: 3,
    winRate: rateOf(2, 3),
    damagePerGame: 1000,
    scorePerGame: 300,
    duration: 180,
    trend: [0, 1, 0, 1],
  });
});

test('rows, and the modes of a map, are sorted by their number of matches', () => {
  const modes = ['raid', '8v8', 'raid', 'cw'];
  const unsorted = [row({ id: 'b', matches: 1 }), row({ modes }), row({ id: 'a', matches: 1 })];
  const { rows } = toBreakdown('map', unsorted, defaultCatalogue);
  expect(rows.map(({ id }) => id)).toEqual(['sand_crater', 'a', 'b']);
  expect(rows[0]?.modes.map(({ id }) => id)).toEqual(['raid', '8v8', 'cw']);
});

test('modes and categories have a category; averages without games are 0', () => {
  const noGames = { wins: 0, losses: 0, draws: 0, damage: 0, score: 0, duration: 0, results: [] };
  const [mode] = toBreakdown('mode', [row({ id: '8v8', ...noGames })], defaultCatalogue).rows;
  expect(mode).toMatchObject({
    category: 'pvp',
    modes: [],
    games: 0,
    damagePerGame: 0,
    trend: [0],
  });
  const [category] = toBreakdown(
    'category',
    [row({ id: 'pve', category: 'pve' })],
    defaultCatalogue,
  ).rows;
  expect(category).toMatchObject({ id: 'pve', name: 'PvE', category: 'pve' });
});
