import { expect, test } from 'vitest';
import { toMeasurements } from './to-request.ts';

test('weapons are measured from enough games, and not at all without a finished match', () => {
  const rowOf = (part: string, n: number) => ({
    part,
    games: n,
    damagePerMinuteRange: n === 0 ? null : { n, mean: 4000, low: 3500, high: 4500 },
    winRateAboveExpectation: { n, value: 2, low: -1, high: 5, expected: 50 },
  });
  const answer = { rows: [rowOf('many', 90), rowOf('few', 5), rowOf('none', 0)], names: {} };
  expect([...toMeasurements(answer as never, 'lower')]).toEqual([
    ['many', { damage: 3500, winRate: -1 }],
    ['few', { damage: null, winRate: null }],
  ]);
  expect(toMeasurements(answer as never, 'middle').get('many')).toEqual({
    damage: 4000,
    winRate: 2,
  });
});
