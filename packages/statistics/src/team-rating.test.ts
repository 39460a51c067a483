import fc from 'fast-check';
import { rate } from 'openskill';
import { bradleyTerryFull } from 'openskill/models';
import { expect, test } from 'vitest';
import {
  botRating,
  displayedMmr,
  initialRating,
  type RatingTeam,
  rateMatch,
  ratingParameters,
  winProbability,
} from './team-rating.ts';

const newPlayers = (team: number, players: number, bots = 0): RatingTeam => ({
  team,
  players: Array.from({ length: players }, () => initialRating),
  bots,
});
const rating = fc.record({
  mu: fc.double({ min: 200, max: 3500, noNaN: true }),
  sigma: fc.double({ min: 40, max: 270, noNaN: true }),
});
const team = (number: number) =>
  fc.record({
    team: fc.constant(number),
    players: fc.array(rating, { minLength: 1, maxLength: 8 }),
    bots: fc.nat(4),
  });

test('every player starts at 1600', () => {
  expect(displayedMmr(initialRating)).toBe(1600);
});

test('the displayed rating is a whole number and never below 0', () => {
  expect(displayedMmr({ mu: 1712.6, sigma: 50 })).toBe(1713);
  expect(displayedMmr({ mu: -3, sigma: 50 })).toBe(0);
});

test('among equals, winners gain as much as losers lose', () => {
  const [won, lost] = rateMatch({ teams: [newPlayers(1, 8), newPlayers(2, 8)], winnerTeam: 1 });
  expect(won).toHaveLength(8);
  expect(won?.[0]?.mu).toBeGreaterThan(1600);
  expect((won?.[0]?.mu ?? 0) + (lost?.[0]?.mu ?? 0)).toBeCloseTo(3200, 6);
});

test('every match reduces the uncertainty of a new player’s rating', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 8 }), fc.integer({ min: 0, max: 2 }), (size, winner) => {
      const rated = rateMatch({
        teams: [newPlayers(1, size), newPlayers(2, size)],
        winnerTeam: winner,
      });
      for (const { sigma } of rated.flat()) expect(sigma).toBeLessThan(initialRating.sigma);
    }),
  );
});

test('no winner loses and no loser gains rating, whatever the teams', () => {
  fc.assert(
    fc.property(team(1), team(2), fc.constantFrom(1, 2), (a, b, winnerTeam) => {
      const rated = rateMatch({ teams: [a, b], winnerTeam });
      [a, b].forEach((side, s) => {
        side.players.forEach((before, p) => {
          const after = rated[s]?.[p];
          if (side.team === winnerTeam) expect(after?.mu).toBeGreaterThanOrEqual(before.mu);
          else expect(after?.mu).toBeLessThanOrEqual(before.mu);
          expect(after?.sigma).toBeGreaterThan(0);
        });
      });
    }),
  );
});

test('ratings are those of openskill, an independent implementation of the paper', () => {
  const size = 8;
  const seats = fc.array(rating, { minLength: size, maxLength: size });
  fc.assert(
    fc.property(seats, seats, fc.constantFrom(0, 1, 2), (one, two, winnerTeam) => {
      const teams = [one, two].map((players, i) => ({ team: i + 1, players, bots: 0 }));
      const expected = rate([one, two], {
        model: bradleyTerryFull,
        rank: teams.map(({ team: number }) => (number === winnerTeam ? 0 : 1)),
        beta: ratingParameters.performance * initialRating.sigma * Math.sqrt(size),
        tau: ratingParameters.drift * initialRating.sigma,
      });
      const rated = rateMatch({ teams, winnerTeam });
      rated.flat().forEach((after, i) => {
        expect(after.mu).toBeCloseTo(expected.flat()[i]?.mu ?? Number.NaN, 9);
        expect(after.sigma).toBeCloseTo(expected.flat()[i]?.sigma ?? Number.NaN, 9);
      });
    }),
  );
});

test('the order of the teams does not matter', () => {
  fc.assert(
    fc.property(team(1), team(2), fc.constantFrom(0, 1, 2), (a, b, winnerTeam) => {
      const [one, two] = rateMatch({ teams: [a, b], winnerTeam });
      const [twoAgain, oneAgain] = rateMatch({ teams: [b, a], winnerTeam });
      [one, two].forEach((side, s) => {
        side?.forEach((after, p) => {
          expect(after.mu).toBeCloseTo([oneAgain, twoAgain][s]?.[p]?.mu ?? Number.NaN, 6);
        });
      });
    }),
  );
});

test('an upset changes ratings more than an expected result', () => {
  const strong = { team: 1, players: [{ mu: 2000, sigma: 100 }], bots: 0 };
  const weak = { team: 2, players: [{ mu: 1300, sigma: 100 }], bots: 0 };
  const gain = (winnerTeam: number) => {
    const [a, b] = rateMatch({ teams: [strong, weak], winnerTeam });
    return winnerTeam === 1 ? (a?.[0]?.mu ?? 0) - 2000 : (b?.[0]?.mu ?? 0) - 1300;
  };
  expect(gain(2)).toBeGreaterThan(3 * gain(1));
});

test('a draw moves the ratings of unequal teams closer together', () => {
  const strong = { team: 1, players: [{ mu: 2000, sigma: 100 }], bots: 0 };
  const weak = { team: 2, players: [{ mu: 1300, sigma: 100 }], bots: 0 };
  const [a, b] = rateMatch({ teams: [strong, weak], winnerTeam: 0 });
  expect(a?.[0]?.mu).toBeLessThan(2000);
  expect(b?.[0]?.mu).toBeGreaterThan(1300);
});

test('an empty seat counts like a bot', () => {
  const missing = rateMatch({ teams: [newPlayers(1, 8), newPlayers(2, 7)], winnerTeam: 2 });
  const bot = rateMatch({ teams: [newPlayers(1, 8), newPlayers(2, 7, 1)], winnerTeam: 2 });
  expect(missing).toEqual(bot);
  expect(winProbability(newPlayers(1, 8), newPlayers(2, 7))).toBeGreaterThan(0.5);
  expect(botRating.mu).toBeLessThan(initialRating.mu);
});

test('a match without information about players changes nothing', () => {
  const human = newPlayers(1, 3);
  for (const teams of [
    [human, newPlayers(2, 0, 8)],
    [human],
    [human, newPlayers(2, 3), newPlayers(3, 3)],
  ]) {
    const rated = rateMatch({ teams, winnerTeam: 1 });
    expect(rated).toEqual(teams.map((side) => side.players));
  }
});

test('the win probabilities of two teams add up to 1', () => {
  fc.assert(
    fc.property(team(1), team(2), (a, b) => {
      expect(winProbability(a, b) + winProbability(b, a)).toBeCloseTo(1, 9);
    }),
  );
});
