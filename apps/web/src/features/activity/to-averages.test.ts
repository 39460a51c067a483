import { expect, test } from 'vitest';
import { binWidthOf } from './to-averages.ts';

const quantilesWith = (p90: number) => ({ p10: 0, p25: 0, p50: 0, p75: 0, p90 });

test('bars have a round width that gives about twenty of them', () => {
  const widthOf = (average: Parameters<typeof binWidthOf>[0]['average'], p90: number) =>
    binWidthOf({ average, quantiles: quantilesWith(p90), mean: null });
  expect(widthOf('damage', 2600)).toBe(200);
  expect(widthOf('score', 900)).toBe(50);
  expect(widthOf('kills', 4)).toBe(1);
  expect(widthOf('games', 12)).toBe(1);
  expect(widthOf('winRate', 63)).toBe(5);
  // In whole minutes.
  expect(widthOf('duration', 3600)).toBe(180);
  expect(binWidthOf({ average: 'damage', quantiles: null, mean: null })).toBe(1);
});
