import fc from 'fast-check';
import { expect, test } from 'vitest';
import { calibratedChance } from './above-expectation.ts';
import { INITIAL_ELO, updateElo } from './elo.ts';
import { rankCorrelation } from './rank-correlation.ts';
import { ratingBandOf, ratingBands } from './rating-bands.ts';
import { INACTIVE_DAYS, PROVISIONAL_SIGMA, ratingStatus } from './rating-status.ts';
import { brierScore, logLoss, RELIABILITY_BINS, reliabilityBin } from './score-prediction.ts';

const chance = fc.double({ min: 0.001, max: 0.999, noNaN: true });

test('Elo moves points from losers to winners, and agrees with the table of FIDE', () => {
  const players = [
    { id: 'a', team: 1, bot: false },
    { id: 'b', team: 2, bot: false },
  ];
  const ratings = new Map([
    ['a', 1700],
    ['b', 1500],
  ]);
  // FIDE's table of expected scores gives 0.76 for a difference of 198 to 206 points.
  expect(updateElo(ratings, { winnerTeam: 2, players })?.expected).toBeCloseTo(0.76, 2);
  expect(ratings.get('a')).toBeCloseTo(1700 - 32 * 0.76, 0);
  expect((ratings.get('a') ?? 0) + (ratings.get('b') ?? 0)).toBeCloseTo(3200, 9);
  const alone = [
    { id: 'c', team: 1, bot: false },
    ...players.slice(1).map((p) => ({ ...p, bot: true })),
  ];
  expect(updateElo(ratings, { winnerTeam: 1, players: alone })).toBeNull();
  expect(ratings.get('c') ?? INITIAL_ELO).toBe(INITIAL_ELO);
});

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

test('always predicting one half scores a quarter and ln 2, and certainty is bounded', () => {
  for (const score of [0, 0.5, 1]) expect(logLoss(0.5, score)).toBeCloseTo(Math.LN2, 12);
  expect(brierScore(0.5, 1)).toBe(0.25);
  expect(logLoss(0, 1)).toBeLessThan(10);
  expect(logLoss(1, 1)).toBeLessThan(0.001);
});

test('bins are of five percentage points, from even to certain', () => {
  const bins = [0.5, 0.549, 0.55, 0.6, 0.949, 0.95, 1].map(reliabilityBin);
  expect(bins).toEqual([0, 0, 1, 2, 8, 9, RELIABILITY_BINS - 1]);
});

test('an adjusted chance keeps the favourite, and both sides add up to 1', () => {
  fc.assert(
    fc.property(chance, fc.double({ min: 0.5, max: 2, noNaN: true }), (p, slope) => {
      expect(calibratedChance(p, slope) + calibratedChance(1 - p, slope)).toBeCloseTo(1, 9);
      expect(calibratedChance(p, slope) >= 0.5).toBe(p >= 0.5);
      expect(calibratedChance(p, 1)).toBeCloseTo(p, 9);
    }),
  );
  expect(calibratedChance(0.51, 1.5)).toBeCloseTo(0.515, 3);
});

test('a rank correlation is 1 for the same order, -1 for the reverse, and a known value with ties', () => {
  expect(rankCorrelation([1, 5, 9], [2, 3, 400])).toBe(1);
  expect(rankCorrelation([1, 5, 9], [3, 2, 1])).toBe(-1);
  // scipy.stats.spearmanr([1, 2, 3, 4, 5], [5, 6, 7, 8, 7]).
  expect(rankCorrelation([1, 2, 3, 4, 5], [5, 6, 7, 8, 7])).toBeCloseTo(0.8207826816681233, 12);
});

test('every rating has the highest band that begins at or below it', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 4000 }), (mmr) => {
      const band = ratingBands.find(({ id }) => id === ratingBandOf(mmr));
      expect(mmr).toBeGreaterThanOrEqual(band?.from ?? Number.NaN);
      expect(ratingBands.filter(({ from }) => from <= mmr).at(-1)).toBe(band);
    }),
  );
});

test('a player is ranked, provisional or inactive', () => {
  const today = 100;
  const at = (sigma: number, day: number) => ratingStatus({ sigma, day }, today);
  expect(at(PROVISIONAL_SIGMA, today)).toBe('ranked');
  expect(at(PROVISIONAL_SIGMA + 0.1, today)).toBe('provisional');
  expect(at(200, today - INACTIVE_DAYS + 1)).toBe('ranked');
  expect(at(200, today - INACTIVE_DAYS)).toBe('inactive');
  expect(at(260, today - INACTIVE_DAYS)).toBe('inactive');
});
