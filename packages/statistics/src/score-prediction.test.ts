import fc from 'fast-check';
import { expect, test } from 'vitest';
import { brierScore, logLoss, RELIABILITY_BINS, reliabilityBin } from './score-prediction.ts';

const chance = fc.double({ min: 0.001, max: 0.999, noNaN: true });

test('both scores are lowest on average for the true chance', () => {
  fc.assert(
    fc.property(chance, chance, (truth, claimed) => {
      for (const score of [brierScore, logLoss]) {
        const mean = (p: number) => truth * score(p, 1) + (1 - truth) * score(p, 0);
        expect(mean(truth)).toBeLessThanOrEqual(mean(claimed) + 1e-12);
      }
    }),
  );
});

test('always predicting one half scores a quarter and ln 2, and the loss of certainty is finite', () => {
  for (const score of [0, 0.5, 1]) expect(logLoss(0.5, score)).toBeCloseTo(Math.LN2, 12);
  expect(brierScore(0.5, 1)).toBe(0.25);
  expect(logLoss(0, 1)).toBeLessThan(10);
  expect(logLoss(1, 1)).toBeLessThan(0.001);
});

test('bins are of five percentage points, from even to certain', () => {
  const bins = [0.5, 0.549, 0.55, 0.6, 0.949, 0.95, 1].map(reliabilityBin);
  expect(bins).toEqual([0, 0, 1, 2, 8, 9, RELIABILITY_BINS - 1]);
});
