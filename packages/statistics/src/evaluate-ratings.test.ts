import { describe, expect, test } from 'vitest';
import {
  calibratedChance,
  calibrationSlope,
  computeCalibrationTerms,
} from './above-expectation.ts';
import { evaluateElo, evaluateRatings } from './evaluate-ratings.ts';
import { simulateLeague } from './league.ts';
import { rankCorrelation } from './rank-correlation.ts';
import { updateRatings } from './rate-in-order.ts';
import { reliabilityBin } from './score-prediction.ts';
import { initialRating, type Rating } from './team-rating.ts';
import { wilsonInterval } from './wilson-interval.ts';

/** What one standard deviation of skill adds to the logit of winning 8 vs 8: win rates of 53, 56, 60 and 67%. */
const impacts = [0.12, 0.24, 0.42, 0.7];
const leagues = impacts.map((impact) => ({
  impact,
  ...simulateLeague({ players: 300, matches: 6000, impact, seed: 31 }),
}));

describe.each(leagues)('in a league with an impact of $impact', ({ matches }) => {
  test('predictions beat plain Elo and always predicting one half', () => {
    const { logLoss, brier } = evaluateRatings(matches);
    const elo = evaluateElo(matches);
    expect(logLoss).toBeLessThan(elo.logLoss);
    expect(brier).toBeLessThan(elo.brier);
    expect(logLoss).toBeLessThan(Math.LN2);
    expect(brier).toBeLessThan(0.25);
  });

  test('favourites win as often as predicted', () => {
    const ratings = new Map<string, Rating>();
    const sums = { squares: 0, products: 0 };
    const bins = new Map<number, { n: number; wins: number; expected: number }>();
    for (const [index, match] of matches.entries()) {
      const [first] = updateRatings(ratings, match);
      const team = match.players.find(({ id }) => id === first?.id)?.team;
      if (first === undefined || team === undefined) continue;
      const score = match.winnerTeam === 0 ? 0.5 : match.winnerTeam === team ? 1 : 0;
      const p = calibratedChance(first.expected, calibrationSlope(sums));
      const { squares, products } = computeCalibrationTerms(first.expected, score);
      sums.squares += squares;
      sums.products += products;
      if (index < matches.length / 2) continue;
      const favoriteChance = Math.max(p, 1 - p);
      const bin = bins.get(reliabilityBin(favoriteChance)) ?? { n: 0, wins: 0, expected: 0 };
      bins.set(reliabilityBin(favoriteChance), {
        n: bin.n + 1,
        wins: bin.wins + (p >= 0.5 ? score : 1 - score),
        expected: bin.expected + favoriteChance,
      });
    }
    // Forty bins are compared, so their intervals are 99% ones: by chance, one in a hundred misses.
    const missedBins = [...bins.values()].filter(({ n, wins, expected }) => {
      const { low, high } = wilsonInterval(wins, n, 2.58);
      return expected / n < low || expected / n > high;
    });
    expect(missedBins).toEqual([]);
  });
});

test('a league of players with 100 matches and more is ranked by skill', () => {
  // With a smaller impact of skill, 100 matches of sixteen players are too few for this correlation.
  const { matches, skills } = simulateLeague({ players: 150, matches: 3000, impact: 0.6, seed: 5 });
  const { ratings } = evaluateRatings(matches);
  const games = new Map<string, number>();
  for (const { players } of matches) {
    for (const { id, bot } of players) if (!bot) games.set(id, (games.get(id) ?? 0) + 1);
  }
  const ids = [...ratings.keys()].filter((id) => (games.get(id) ?? 0) >= 100);
  expect(ids.length).toBeGreaterThan(80);
  const rated = ids.map((id) => ratings.get(id)?.mu ?? initialRating.mu);
  expect(
    rankCorrelation(
      rated,
      ids.map((id) => skills[Number(id)] ?? 0),
    ),
  ).toBeGreaterThan(0.9);
});

test('a rating per mode predicts worse than one for all, where skill is the same', () => {
  const { matches } = simulateLeague({ players: 300, matches: 4000, impact: 0.42, seed: 9 });
  const separate = evaluateRatings(matches, {
    ratingGroupOf: ({ players }) => `${players.length}`,
  });
  expect(evaluateRatings(matches).logLoss).toBeLessThan(separate.logLoss);
});
