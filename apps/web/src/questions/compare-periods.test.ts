import { differenceOfMeans } from '@scrapboard/statistics/difference-of-means';
import { expect, test } from 'vitest';
import { previousPeriodFilters, toDailySample } from './compare-periods.ts';

test('the previous period has the same filters', () => {
  expect(previousPeriodFilters({ from: '2026-05-01', to: '2026-05-07', map: ['port'] })).toEqual({
    from: '2026-04-24',
    to: '2026-04-30',
    map: ['port'],
  });
  expect(previousPeriodFilters({ map: ['port'] })).toBeUndefined();
  expect(previousPeriodFilters({ from: '2026-05-01', to: '2026-05-07', season: ['2026-q2'] })).toBe(
    undefined,
  );
});

test('days without a count are included, and equal samples show no change', () => {
  expect(toDailySample([4, 2], 30)).toEqual({ n: 30, sum: 6, squares: 20 });
  const even = toDailySample(
    Array.from({ length: 30 }, (_, day) => 10 + (day % 3)),
    30,
  );
  const more = toDailySample(
    Array.from({ length: 30 }, (_, day) => 20 + (day % 3)),
    30,
  );
  expect(differenceOfMeans(even, even).verdict).toBe('chance');
  expect(differenceOfMeans(more, even)).toMatchObject({ difference: 10, verdict: 'rose' });
});
