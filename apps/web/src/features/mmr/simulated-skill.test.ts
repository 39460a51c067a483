import { type ExpectedMatch, simulateWorld } from '@scrapboard/simulator';
import { evaluateRatings, isRated, rankCorrelation } from '@scrapboard/statistics';
import { expect, test } from 'vitest';

const MIN_MATCHES = 100;
const TIMEOUT_MS = 180_000;
const to = Date.UTC(2026, 4, 8);

type Match = Parameters<typeof evaluateRatings>[0][number];

/** Returns the matches of a world, each once and in chronological order, and those of them that are rated. */
function listMatches(world: ReturnType<typeof simulateWorld>) {
  const matchesById = new Map<string, { match: ExpectedMatch; startsAt: number }>();
  for (const session of world.sessions()) {
    for (const { match, startsAt } of session.expected())
      matchesById.set(match.guid, { match, startsAt });
  }
  const matches = [...matchesById.values()].sort((a, b) => a.startsAt - b.startsAt);
  const ratedMatches = matches.flatMap(({ match: { finish, mode, players } }): Match[] =>
    finish !== null && isRated({ category: 'pvp', mode, winnerTeam: finish.winnerTeam })
      ? [{ winnerTeam: finish.winnerTeam, players }]
      : [],
  );
  return { matches: matches.map(({ match }) => match), ratedMatches };
}

function countMatches(matches: readonly Pick<Match, 'players'>[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { players } of matches) {
    for (const { id, bot } of players) if (!bot) counts.set(id, (counts.get(id) ?? 0) + 1);
  }
  return counts;
}

test('ratings order simulated players of at least 100 rated matches by skill', {
  timeout: TIMEOUT_MS,
}, () => {
  const world = simulateWorld({
    ...{ seed: 7, players: 200, matches: 12_000, density: 0.02 },
    ...{ from: to - 330 * 86_400_000, to },
  });
  const { matches, ratedMatches } = listMatches(world);
  const games = countMatches(matches);
  const ratedGames = countMatches(ratedMatches);
  const players = world.players.filter(({ id }) => (ratedGames.get(id) ?? 0) >= MIN_MATCHES);
  expect(players.length).toBeGreaterThan(100);
  // Players learn while they play.
  const skills = players.map(
    ({ id, skill }) => skill + 0.14 * Math.log1p((games.get(id) ?? 0) / 12),
  );
  const { ratings } = evaluateRatings(ratedMatches);
  const correlation = rankCorrelation(
    players.map(({ id }) => ratings.get(id)?.mu ?? 0),
    skills,
  );
  expect(correlation).toBeGreaterThanOrEqual(0.9);
});
