import { expect, test } from 'vitest';
import type { MatchSelection } from '../../../filters/match-selection.ts';
import type { Comparison } from '../profile-search.ts';
import { toComparedRange } from './to-compared-range.ts';

const now = new Date(2026, 4, 7, 15, 30);
const season = {
  startsAt: '2026-04-01T00:00:00.000Z',
  previousStartsAt: '2026-01-01T00:00:00.000Z',
};
const day = (month: number, date: number) => new Date(2026, month - 1, date).toISOString();

function compare(selection: Partial<MatchSelection>, comparison: Comparison = 'before') {
  return toComparedRange({ period: 'all', filters: {}, ...selection }, comparison, now, season);
}

test('compares a period of days with as many days before it', () => {
  expect(compare({ period: 'today' })).toEqual({ from: day(5, 6), to: day(5, 7) });
  expect(compare({ period: '7d' })).toEqual({ from: day(4, 24), to: day(5, 1) });
  expect(compare({ period: '30d' })).toEqual({ from: day(3, 9), to: day(4, 8) });
  const custom = { period: 'custom' as const, from: '2026-05-02', to: '2026-05-04' };
  expect(compare(custom)).toEqual({ from: day(4, 29), to: day(5, 2) });
});

test('ends an open period today, and compares no period without a beginning', () => {
  expect(compare({ period: 'custom', from: '2026-05-05' })).toEqual({
    from: day(5, 2),
    to: day(5, 5),
  });
  expect(compare({ period: 'all' })).toBeUndefined();
  expect(compare({ period: 'custom', to: '2026-05-05' })).toBeUndefined();
});

test('compares a part of a day with the same time before it', () => {
  const hours = { from: '2026-05-07T10:00:00.000Z', to: '2026-05-07T13:00:00.000Z' };
  expect(compare({ period: 'custom', ...hours })).toEqual({
    from: '2026-05-07T07:00:00.000Z',
    to: hours.from,
  });
});

test('compares the days of a season with the same days of the last one', () => {
  const inLastSeason = compare({ period: 'season' }, 'season');
  expect(inLastSeason?.from).toBe(season.previousStartsAt);
  const elapsed = Date.parse(day(5, 8)) - Date.parse(season.startsAt);
  expect(Date.parse(inLastSeason?.to ?? '') - Date.parse(season.previousStartsAt)).toBe(elapsed);
  const week = compare({ period: '7d' }, 'season');
  expect(Date.parse(day(5, 1)) - Date.parse(week?.from ?? '')).toBe(90 * 86_400_000);
});

test('does not compare beyond the end of a shorter last season', () => {
  const shortSeason = { ...season, previousStartsAt: '2026-03-20T00:00:00.000Z' };
  const range = toComparedRange({ period: 'season', filters: {} }, 'season', now, shortSeason);
  expect(range).toEqual({ from: shortSeason.previousStartsAt, to: shortSeason.startsAt });
});
