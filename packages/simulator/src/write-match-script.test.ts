import { expect, test } from 'vitest';
import { simulateSessions } from './simulate-sessions.ts';
import type { ExpectedMatch } from './types.ts';

const simulateMatches = (
  options: Parameters<typeof simulateSessions>[0],
  seeds: number,
): ExpectedMatch[] =>
  Array.from({ length: seeds }, (_, seed) =>
    simulateSessions({ ...options, seed: seed + 1 }),
  ).flatMap((sessions) => (sessions[0]?.expected() ?? []).map(({ match }) => match));

test('without respawns each vehicle dies at most once a round and kills only enemies', () => {
  for (const match of simulateMatches({ modes: ['8v8', '6v6', 'clan-war', 'storms-warning'] }, 6)) {
    for (const player of match.players) {
      const enemies = match.players.filter((other) => other.team !== player.team).length;
      expect(player.deaths).toBeLessThanOrEqual(match.rounds);
      for (const round of player.rounds) {
        expect(round.deaths).toBeLessThanOrEqual(1);
        expect(round.kills).toBeLessThanOrEqual(enemies);
        expect(round.cabinDamage).toBeLessThanOrEqual(round.damage);
      }
    }
    const kills = match.players.reduce((sum, player) => sum + player.kills, 0);
    const deaths = match.players.reduce((sum, player) => sum + player.deaths, 0);
    expect(kills).toBeLessThanOrEqual(deaths);
    expect(deaths).toBeGreaterThan(0);
  }
});

test('a clan war is four against four over two or three rounds', () => {
  for (const match of simulateMatches({ modes: ['clan-war', 'leviathan-clan-war'] }, 5)) {
    expect(match.players.map((player) => player.team).sort()).toEqual([1, 1, 1, 1, 2, 2, 2, 2]);
    expect([2, 3]).toContain(match.rounds);
    expect(match.finish?.winReason).toBe('BEST_OF_THREE');
    const highest = Math.max(...match.players.map((player) => player.powerScore));
    expect(highest > 23_000).toBe(match.mode === 'leviathan-clan-war');
  }
});

test('a lower density keeps the totals', () => {
  const simulateTotals = (density: number) => {
    const matches = simulateMatches({ modes: ['8v8', '8v8', '8v8'], density }, 8);
    const sum = (name: 'damage' | 'score' | 'kills') =>
      matches.reduce((a, match) => a + match.players.reduce((b, player) => b + player[name], 0), 0);
    return { damage: sum('damage'), score: sum('score'), kills: sum('kills') };
  };
  const fullTotals = simulateTotals(1);
  const sparseTotals = simulateTotals(0.12);
  for (const name of ['damage', 'score', 'kills'] as const) {
    expect(sparseTotals[name] / fullTotals[name]).toBeGreaterThan(0.85);
    expect(sparseTotals[name] / fullTotals[name]).toBeLessThan(1.15);
  }
});

test('better drivers deal more damage and win more', () => {
  const wins = { better: 0, worse: 0 };
  for (const match of simulateMatches({ modes: ['8v8', '8v8', '8v8', '8v8'] }, 12)) {
    const winner = match.finish?.winnerTeam;
    const best = [...match.players].sort((a, b) => b.score - a.score)[0];
    if (best && winner) wins[best.team === winner ? 'better' : 'worse']++;
  }
  expect(wins.better).toBeGreaterThan(2 * wins.worse);
});
