import { expect, test } from 'vitest';
import {
  type PlayerStats,
  toDamageByWeapon,
  toRatingCandles,
  toResultsByMode,
} from './game-charts.ts';

const rate = { count: 1, of: 2, percent: 50, low: 10, high: 90 };
const match = (startedAt: string, mmrChange: number | null, result: 'win' | 'loss') => ({
  id: '0000000000000',
  startedAt,
  mmrChange,
  result,
  map: { id: 'm', name: 'M' },
  mode: { id: '8v8', name: '8v8' },
  category: 'pvp' as const,
  region: null,
  powerScore: 5000,
  partySize: 1,
  kills: 1,
  deaths: 0,
  assists: 0,
  damage: 1,
  damageRec: 1,
  score: 1,
  mvp: false,
  duration: 1,
  weapon: null,
});
const weapon = (name: string, damage: number) => ({
  part: { id: name, name },
  type: null,
  rarity: null,
  games: 1,
  winRate: rate,
  damage,
  hits: 1,
  kills: 1,
  damagePerGame: damage,
  damageShare: 1,
});
const step = {
  at: '2026-11-16T00:00:00Z',
  games: 3,
  winRate: rate,
  damage: 1,
  score: 1,
  kills: 1,
  assists: 1,
  mvp: 0,
};
const stats: PlayerStats = {
  graphs: { step: 'week', form: [{ ...step, mmr: 1510 }], damage: [], median: null },
  weapons: {
    games: 3,
    parts: [weapon('a', 1), weapon('b', 50), weapon('c', 30), weapon('d', 20), weapon('e', 4)],
  },
  powerScores: { bands: [] },
  matches: [
    match('2026-11-18T20:00:00Z', 15, 'win'),
    match('2026-11-18T19:00:00Z', -20, 'loss'),
    match('2026-11-17T19:00:00Z', null, 'win'),
    match('2026-11-17T18:00:00Z', 5, 'win'),
  ],
};

test('the rating of a day opens where the day before closed, and ends at the newest one', () => {
  expect(toRatingCandles(stats)).toEqual([
    { at: '2026-11-17T00:00:00Z', values: [1510, 1515, 1510, 1515] },
    { at: '2026-11-18T00:00:00Z', values: [1515, 1515, 1495, 1510] },
  ]);
});

test('the top three weapons are listed separately, the others combined', () => {
  const { labels, series } = toDamageByWeapon(stats);
  expect(labels).toEqual(['b', 'c', 'd', 'Other weapons']);
  expect(series[0]?.values).toEqual([50, 30, 20, 5]);
});

test('results by mode count each match once', () => {
  const { labels, series } = toResultsByMode(stats);
  expect(labels).toEqual(['8v8']);
  expect(series.map(({ name, values }) => [name, values[0]])).toEqual([
    ['win', 3],
    ['loss', 1],
    ['draw', 0],
    ['unfinished', 0],
  ]);
});
