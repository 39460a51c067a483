import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  calibratedChance,
  calibrationSlope,
  computeCalibrationTerms,
} from './above-expectation.ts';
import { simulateLeague } from './league.ts';
import { isRated, orderForRating, type RatedMatch, updateRatings } from './rate-in-order.ts';
import { displayedMmr, initialRating, type Rating, winProbability } from './team-rating.ts';

test.each([
  ['pvp', '8v8', 1, true],
  ['pvp', 'clan-war', 0, true],
  ['pvp', 'leviathan-clan-war', 2, true],
  ['pvp', '8v8', null, false],
  ['pve', 'patrol', 1, false],
  ['brawl', 'ffa', 1, false],
  ['brawl', 'brawl-head-on', 1, false],
  ['custom', '8v8', 1, false],
  ['pvp', 'something-new', 1, false],
] as const)('%s %s with winner %s is rated: %s', (category, mode, winnerTeam, rated) => {
  expect(isRated({ category, mode, winnerTeam })).toBe(rated);
});

test('an operator’s own team mode is rated', () => {
  const match = { category: 'pvp', mode: 'something-new', winnerTeam: 1 };
  expect(isRated(match, (mode) => mode === 'something-new')).toBe(true);
});

const playerIds = Array.from({ length: 12 }, (_, i) => `${100 + i}`);
const roster = fc
  .tuple(fc.shuffledSubarray(playerIds, { minLength: 2 }), fc.integer({ min: 1, max: 11 }))
  .map(([ids, cut]) => ids.map((id, i) => ({ id, team: i < cut ? 1 : 2, bot: false })));
const playedMatch = fc.record({
  startedAt: fc.nat(20),
  id: fc.bigInt({ min: 0n, max: 10n ** 18n }),
  winnerTeam: fc.integer({ min: 0, max: 2 }),
  players: roster,
});
const matchSet = fc.uniqueArray(playedMatch, { selector: (match) => match.id, maxLength: 15 });

function rateAll(matches: readonly (RatedMatch & { startedAt: number; id: bigint })[]) {
  const ratings = new Map<string, Rating>();
  for (const match of orderForRating(matches)) updateRatings(ratings, match);
  return ratings;
}

test('ratings depend on the set of matches, not on their order of arrival', () => {
  const shuffled = matchSet.chain((matches) =>
    fc.tuple(fc.constant(matches), fc.shuffledSubarray(matches, { minLength: matches.length })),
  );
  fc.assert(
    fc.property(shuffled, ([matches, shuffledMatches]) => {
      expect(rateAll(shuffledMatches)).toEqual(rateAll(matches));
    }),
  );
});

test('matches are ordered by when they were played, then by id', () => {
  const ids = orderForRating([
    { startedAt: 2, id: 1n },
    { startedAt: 1, id: 10n },
    { startedAt: 1, id: 9n },
  ]).map((match) => match.id);
  expect(ids).toEqual([9n, 10n, 1n]);
});

test('continuing from saved ratings gives the same result as rating all matches again', () => {
  fc.assert(
    fc.property(matchSet, fc.nat(15), (matches, cut) => {
      const ordered = orderForRating(matches);
      const ratings = new Map<string, Rating>();
      for (const match of ordered.slice(0, cut)) updateRatings(ratings, match);
      const savedRatings = new Map([...ratings].map(([id, { mu, sigma }]) => [id, { mu, sigma }]));
      for (const match of ordered.slice(cut)) updateRatings(savedRatings, match);
      expect(savedRatings).toEqual(rateAll(matches));
    }),
  );
});

test('bots are never rated, and rating changes are returned', () => {
  const ratings = new Map<string, Rating>();
  const changes = updateRatings(ratings, {
    winnerTeam: 1,
    players: [
      { id: '1', team: 1, bot: false },
      { id: 'bot:Bob', team: 1, bot: true },
      { id: '2', team: 2, bot: false },
      { id: 'bot:Eve', team: 2, bot: true },
    ],
  });
  expect([...ratings.keys()]).toEqual(['1', '2']);
  expect(changes.map((change) => change.id)).toEqual(['1', '2']);
  expect(changes[0]?.before).toEqual(initialRating);
  expect(changes[0]?.after).toBe(ratings.get('1'));
});

test('players against bots alone are not rated', () => {
  const ratings = new Map<string, Rating>();
  const players = [
    { id: '1', team: 1, bot: false },
    { id: 'bot:Eve', team: 2, bot: true },
  ];
  expect(updateRatings(ratings, { winnerTeam: 1, players })).toEqual([]);
  expect(ratings.size).toBe(0);
});

test('ranks a simulated league by skill, with calibrated predictions', () => {
  const { matches, skills } = simulateLeague({
    players: 300,
    matches: 4000,
    impact: 0.24,
    seed: 7,
  });
  const ratings = new Map<string, Rating>();
  let loss = 0;
  let expected = 0;
  let wins = 0;
  let predicted = 0;
  // Like published predictions, they are calibrated by the results of earlier matches.
  const sums = { squares: 0, products: 0 };
  matches.forEach((match, i) => {
    const side = (team: number) => ({
      team,
      players: match.players
        .filter((p) => p.team === team && !p.bot)
        .map((p) => ratings.get(p.id) ?? initialRating),
      bots: match.players.filter((p) => p.team === team && p.bot).length,
    });
    const rawChance = winProbability(side(1), side(2));
    if (i >= 2000 && match.winnerTeam !== 0) {
      const p = calibratedChance(rawChance, calibrationSlope(sums));
      const confidence = Math.max(p, 1 - p);
      const isCorrect = p > 0.5 === (match.winnerTeam === 1);
      loss -= Math.log(isCorrect ? confidence : 1 - confidence);
      expected += confidence;
      wins += isCorrect ? 1 : 0;
      predicted += 1;
    }
    const { squares, products } = computeCalibrationTerms(
      rawChance,
      [0.5, 1, 0][match.winnerTeam] ?? 0.5,
    );
    sums.squares += squares;
    sums.products += products;
    updateRatings(ratings, match);
  });
  expect(loss / predicted).toBeLessThan(0.64);
  expect(Math.abs(expected - wins) / predicted).toBeLessThan(0.04);

  const rated = [...ratings].map(([id, rating]) => ({ rating, skill: skills[Number(id)] ?? 0 }));
  const mean = (list: typeof rated) => list.reduce((sum, p) => sum + p.skill, 0) / list.length;
  const best = rated.toSorted((a, b) => b.rating.mu - a.rating.mu);
  const third = Math.floor(best.length / 3);
  expect(mean(best.slice(0, third)) - mean(best.slice(-third))).toBeGreaterThan(1);
  for (const { rating } of rated) expect(displayedMmr(rating)).toBeGreaterThan(0);
});
