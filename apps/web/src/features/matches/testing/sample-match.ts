import type { Match, MatchPlayer } from '@scrapboard/contract';
import { zeroStats } from '@scrapboard/contract/player-numbers';

/** Returns a player who did nothing in a match; tests set the values they need. */
export function samplePlayer(
  index: number,
  team: number,
  overrides: Partial<MatchPlayer> = {},
): MatchPlayer {
  return {
    index,
    id: String(1000 + index),
    nickname: `Player ${index}`,
    team,
    bot: false,
    powerScore: 8000,
    build: null,
    party: null,
    ...zeroStats,
    mmrChange: null,
    parts: [],
    medals: [],
    scoreByReason: [],
    rounds: [],
    ...overrides,
  };
}

/** Returns a finished match of the given players. */
export function sampleMatch(players: MatchPlayer[], overrides: Partial<Match> = {}): Match {
  const teams = [...new Set(players.map(({ team }) => team))].sort();
  return {
    id: '0123456789abc',
    startedAt: '2026-05-07T09:58:30.000Z',
    gameplay: 'Conquer',
    map: { id: 'sand_crater', name: 'Sand Crater' },
    mode: { id: '8v8', name: '8 vs 8' },
    category: 'pvp',
    region: null,
    clientVersion: null,
    finished: true,
    winnerTeam: 1,
    reason: 'no_cars',
    winReason: 'MORE_CARS_LEFT',
    duration: 180,
    uploads: 1,
    witnesses: 1,
    teams: teams.map((team) => ({ team, score: 0, damage: 0, kills: 0, powerScore: 8000 })),
    rounds: [],
    players,
    damageMatrix: [],
    kills: [],
    damageOverTime: null,
    ...overrides,
  };
}
