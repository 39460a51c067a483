import type { Match, MatchPlayer } from '@scrapboard/contract';
import { zeroStats } from '@scrapboard/contract/player-numbers';
import type { Sort } from '../../tables/toggle-sort.ts';
import type { SortColumn } from './match-search.ts';

/** The stats of a player in a match or in one of its rounds. */
export type Stats = MatchPlayer['rounds'][number];

/** Returns a player's stats in a round, counted from 1, or in the whole match. */
export function statsOf(player: MatchPlayer, round: number | null): Stats {
  return round === null ? player : (player.rounds[round - 1] ?? zeroStats);
}

export function countMedals(player: MatchPlayer): number {
  return player.medals.reduce((sum, { count }) => sum + count, 0);
}

/** Returns the value of a column; null where there is none, which is sorted last either way. */
export function columnValueOf(
  player: MatchPlayer,
  column: Exclude<SortColumn, 'nickname'>,
  round: number | null,
): number | null {
  switch (column) {
    case 'medals':
      return countMedals(player);
    case 'mmrChange':
      return player.mmrChange;
    case 'powerScore':
      return player.powerScore;
    default:
      return statsOf(player, round)[column];
  }
}

/** Returns players sorted by a column; equal ones keep their order. */
export function sortPlayers(
  players: readonly MatchPlayer[],
  { column, direction }: Sort<SortColumn>,
  round: number | null,
): MatchPlayer[] {
  const sign = direction === 'desc' ? -1 : 1;
  if (column === 'nickname') {
    return players.toSorted((a, b) => sign * a.nickname.localeCompare(b.nickname));
  }
  return players.toSorted((a, b) => {
    const [first, second] = [columnValueOf(a, column, round), columnValueOf(b, column, round)];
    if (first === null || second === null) return Number(first === null) - Number(second === null);
    return sign * (first - second);
  });
}

/** Adds up in hundredths: points have two decimals, and sums of those are not exact in binary. */
export function sumOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + Math.round(value * 100), 0) / 100;
}

/** With more teams than this, it is a free-for-all. */
const MAX_TEAMS = 3;

export interface Side {
  /** Null in a free-for-all. */
  team: number | null;
  players: MatchPlayer[];
}

/** Returns the players by team, or all together in a free-for-all. */
export function sidesOf(match: Match): Side[] {
  const teams = match.teams.map(({ team }) => team);
  if (teams.length > MAX_TEAMS) return [{ team: null, players: match.players }];
  return teams.map((team) => ({
    team,
    players: match.players.filter((player) => player.team === team),
  }));
}

/** Returns how many rounds each team has won, in the order of `teams`. */
export function countRoundsWon(match: Match): number[] {
  return match.teams.map(
    ({ team }) => match.rounds.filter(({ winnerTeam }) => winnerTeam === team).length,
  );
}

/** Returns whether the match has several rounds to choose from. */
export function hasRounds(match: Match): boolean {
  return match.rounds.length > 1;
}

/** Returns the largest value of each stat among all players; 0 is never highlighted. */
export function bestOf(
  players: readonly MatchPlayer[],
  round: number | null,
): Record<'kills' | 'assists' | 'damage' | 'score', number> {
  const maxOf = (column: 'kills' | 'assists' | 'damage' | 'score') =>
    Math.max(0, ...players.map((player) => statsOf(player, round)[column]));
  return {
    kills: maxOf('kills'),
    assists: maxOf('assists'),
    damage: maxOf('damage'),
    score: maxOf('score'),
  };
}
