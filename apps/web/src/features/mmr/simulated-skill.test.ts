import { type ExpectedMatch, simulateWorld } from '@scrapboard/simulator';
import { evaluateRatings, isRated, rankCorrelation } from '@scrapboard/statistics';
import { expect, test } from 'vitest';

const MIN_MATCHES = 100;
const to = Date.UTC(2026, 4, 8);

type Match = Parameters<typeof evaluateRatings>[0][number];

/** Returns a world's matches, each once and in order, with those that are rated. */
function playWorld(world: ReturnType<typeof simulateWorld>) {
  const played = new Map<string, { match: ExpectedMatch; startsAt: number }>();
  for (const session of world.sessions()) {
    for (const { match, startsAt } of session.expected())
      played.set(match.guid, { match, startsAt });
  }
  const matches = [...played.values()].sort((a, b) => a.startsAt - b.startsAt);
  const rated = matches.flatMap(({ match: { finish, mode, players } }): Match[] =>
    finish !== null && isRated({ category: 'pvp', mode, winnerTeam: finish.winnerTeam })
      ? [{ winnerTeam: finish.winnerTeam, players }]
      : [],
  );
  return { matches: matches.map(({ match }) => match), rated };
}

function countMatches(matches: readonly Pick<Match, 'players'>[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { players } of matches) {
    for (const { id, bot } of players) if (!bot) counts.set(id, (counts.get(id) ?? 0) + 1);
  }
  return counts;
}

/**
 * Fits the strength of every player to all matches at once, with hindsight: a logistic regression with
 * a normal prior, by damped Newton steps. No rating that sees one match after another can know more.
 */
function fitStrengths(matches: readonly Match[]): Map<string, number> {
  const PRIOR_VARIANCE = 0.25;
  const strengths = new Map<string, number>();
  for (let step = 0; step < 150; step++) {
    const slopes = new Map<string, { gradient: number; curvature: number }>();
    for (const { winnerTeam, players } of matches) {
      if (winnerTeam === 0) continue;
      const seats = players.map(({ id, bot, team }) => ({
        key: bot ? 'bot' : id,
        sign: team === 1 ? 1 : -1,
      }));
      const lead = seats.reduce((sum, { key, sign }) => sum + sign * (strengths.get(key) ?? 0), 0);
      const chance = 1 / (1 + Math.exp(-lead));
      for (const { key, sign } of seats) {
        const slope = slopes.get(key) ?? { gradient: 0, curvature: 0 };
        slope.gradient += sign * ((winnerTeam === 1 ? 1 : 0) - chance);
        slope.curvature += seats.length * chance * (1 - chance);
        slopes.set(key, slope);
      }
    }
    for (const [key, { gradient, curvature }] of slopes) {
      const strength = strengths.get(key) ?? 0;
      const change = gradient - strength / PRIOR_VARIANCE;
      strengths.set(key, strength + change / (curvature + 1 / PRIOR_VARIANCE));
    }
  }
  return strengths;
}

test('ratings order simulated players by skill, as well as all their results allow', () => {
  const world = simulateWorld({
    ...{ seed: 7, players: 200, matches: 4500, density: 0.02 },
    ...{ from: to - 330 * 86_400_000, to, hasEqualVehicles: true },
  });
  const { matches, rated } = playWorld(world);
  const games = countMatches(matches);
  const ratedGames = countMatches(rated);
  const players = world.players.filter(({ id }) => (ratedGames.get(id) ?? 0) >= MIN_MATCHES);
  expect(players.length).toBeGreaterThan(100);
  // Players learn while they play.
  const skills = players.map(
    ({ id, skill }) => skill + 0.14 * Math.log1p((games.get(id) ?? 0) / 12),
  );
  const { ratings } = evaluateRatings(rated);
  const correlation = rankCorrelation(
    players.map(({ id }) => ratings.get(id)?.mu ?? 0),
    skills,
  );
  const strengths = fitStrengths(rated);
  const hindsight = rankCorrelation(
    players.map(({ id }) => strengths.get(id) ?? 0),
    skills,
  );
  expect(correlation).toBeGreaterThan(0.84);
  expect(correlation).toBeGreaterThan(hindsight - 0.03);
});
