import { expect, test } from 'vitest';
import { changeOfMeasure, type PartTotals } from './change-of-measure.ts';

function totalsOf(games: number, wins: number, vehicles: number, damage: number | null) {
  const values = {
    games,
    winRate: { count: wins, of: games, percent: (100 * wins) / games, low: 0, high: 100 },
    winRateAboveExpectation: { value: damage === null ? 0 : 5, low: 3, high: 7, n: games },
    damagePerGame:
      damage === null ? null : { mean: damage, n: games, low: damage - 10, high: damage + 10 },
  };
  return {
    part: { rows: [values] },
    kindVehicles: { rows: [{ vehicles }] },
  } as unknown as PartTotals;
}

const before = totalsOf(1000, 500, 10_000, 800);

test('changes of a part have a direction only if they are more than chance', () => {
  const now = totalsOf(2000, 1200, 10_000, 805);
  expect(changeOfMeasure('share', now, before)?.difference).toMatchObject({
    difference: 10,
    verdict: 'rose',
  });
  expect(changeOfMeasure('winRate', now, before)).toMatchObject({
    before: 50,
    difference: { verdict: 'rose' },
  });
  expect(changeOfMeasure('winRateAboveExpectation', now, before)?.difference).toMatchObject({
    difference: 0,
    verdict: 'chance',
  });
  expect(changeOfMeasure('damagePerGame', now, before)?.difference).toMatchObject({
    difference: 5,
    verdict: 'chance',
  });
});

test('periods of few games, or of none, are not compared', () => {
  expect(changeOfMeasure('winRate', totalsOf(3, 3, 40, 1), before)?.difference.verdict).toBe('few');
  expect(changeOfMeasure('damagePerGame', totalsOf(3, 3, 40, null), before)).toBeNull();
  expect(changeOfMeasure('share', totalsOf(3, 3, 0, 1), before)).toBeNull();
});
