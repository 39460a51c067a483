import type { RatedMatch } from './rate-in-order.ts';

export interface LeagueMatch extends RatedMatch {
  /** The probability that team 1 wins, by the players' true skill. */
  winProbability: number;
}

/**
 * Creates a small, fast generator of uniform random numbers in [0, 1) (mulberry32); the same seed
 * gives the same numbers.
 */
export function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

/**
 * Simulates matches of players whose true skill is known, to measure a rating against. Skill is
 * normally distributed with a deviation of 1 and drifts by 0.02 per match; how often a player plays
 * varies widely. Nine in ten matches are 8 vs 8 with up to two bots a side, the others 4 vs 4.
 * `impact` is what one unit of skill adds to the logit of winning an 8 vs 8: with 0.24, a player
 * one deviation above the mean wins 56%. The returned `skills`, by player id, are those after the last match.
 */
export function simulateLeague(options: {
  players: number;
  matches: number;
  impact: number;
  seed: number;
}): { matches: LeagueMatch[]; skills: number[] } {
  const random = createRandom(options.seed);
  const normal = () => Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
  const skills = Array.from({ length: options.players }, normal);
  let sum = 0;
  const cumulativeActivity = skills.map(() => {
    sum += Math.exp(normal());
    return sum;
  });
  const pick = () => {
    const target = random() * sum;
    return cumulativeActivity.findIndex((cumulative) => cumulative >= target);
  };
  const matches = Array.from({ length: options.matches }, (_, m) => {
    const size = m % 10 === 0 ? 4 : 8;
    const botsPerTeam = size === 8 ? Math.floor(random() * 3) : 0;
    const ids = new Set<number>();
    while (ids.size < 2 * (size - botsPerTeam)) ids.add(pick());
    const humans = [...ids].map((id, i) => ({ id: String(id), team: (i % 2) + 1, bot: false }));
    const botPlayers = Array.from({ length: 2 * botsPerTeam }, (_, i) => ({
      id: `bot:${i}`,
      team: (i % 2) + 1,
      bot: true,
    }));
    const strength = (team: number) =>
      humans.reduce((total, p) => total + (p.team === team ? (skills[Number(p.id)] ?? 0) : 0), 0);
    const logit = options.impact * Math.sqrt(8 / size) * (strength(1) - strength(2));
    const winProbability = 1 / (1 + Math.exp(-logit));
    const isDraw = random() < 0.02;
    const winnerTeam = isDraw ? 0 : random() < winProbability ? 1 : 2;
    for (const id of ids) skills[id] = (skills[id] ?? 0) + 0.02 * normal();
    return { winnerTeam, players: [...humans, ...botPlayers], winProbability };
  });
  return { matches, skills };
}
