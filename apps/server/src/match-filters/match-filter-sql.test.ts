import { hasFilters } from '@scrapboard/read-models';
import { expect, test } from 'vitest';
import { MATCH_FILTER_SQL, matchFilterValues } from './match-filter-sql.ts';

test('there is a value for every parameter', () => {
  const usedParameters = new Set(MATCH_FILTER_SQL.match(/\$\d+/g));
  expect(usedParameters.size).toBe(matchFilterValues('1', {}).length);
});

test('a day covers the whole UTC day, an instant only itself', () => {
  const days = matchFilterValues('1', { from: '2026-05-07', to: '2026-05-07' });
  expect(days.slice(1, 3)).toEqual(['2026-05-07T00:00:00Z', '2026-05-08T00:00:00.000Z']);
  const instants = { from: '2026-05-07T10:00:00+02:00', to: '2026-05-07T12:00:00Z' };
  expect(matchFilterValues('1', instants).slice(1, 3)).toEqual([instants.from, instants.to]);
  expect(matchFilterValues('1', { to: '2026-12-31' })[2]).toBe('2027-01-01T00:00:00.000Z');
});

test('omitted filters do not apply', () => {
  expect(hasFilters({})).toBe(false);
  expect(hasFilters({ mode: undefined } as never)).toBe(false);
  expect(hasFilters({ minPowerScore: 0 })).toBe(true);
});
