import { expect, test } from 'vitest';
import { toBins } from './to-bins.ts';

const uniform = (max: number) => (limit: number) => Math.min(1, Math.max(0, limit / max));

test('each number has its own bin if there are few', () => {
  const bins = toBins(1, 5, uniform(5));
  expect(bins.map(({ from, to }) => [from, to])).toEqual([
    [1, 1],
    [2, 2],
    [3, 3],
    [4, 4],
    [5, 5],
  ]);
  for (const { chance } of bins) expect(chance).toBeCloseTo(0.2, 12);
});

test('many numbers share bins of a round width, which cover all of them', () => {
  const bins = toBins(320, 4999, uniform(5000));
  expect(bins.length).toBeLessThanOrEqual(40);
  expect(bins[0]).toMatchObject({ from: 200, to: 399 });
  // 200 to 4,999 of 5,000
  expect(bins.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(0.96, 12);
  expect(bins.at(-1)?.to).toBeGreaterThanOrEqual(4999);
});
