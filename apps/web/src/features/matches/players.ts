import type { Match, MatchPlayer } from '@scrapboard/contract';
import { noScore } from '@scrapboard/contract/player-numbers';
import type { SortColumn } from './match-search.ts';

/** The numbers of a player in a match or in one of its rounds. */
export type Numbers = MatchPlayer['rounds'][number];

/** What a player did in a round, counted from 1, or in the whole match. */
export function numbersOf(player: MatchPlayer, round: number | null): Numbers {
  return round === null ? player : (player.rounds[round - 1] ?? noScore);
}

export function medalCount(player: MatchPlayer): number {
  return player.medals.reduce((sum, { count }) => sum + count, 0);
}

/** The value of a column; null where there is none, which goes last in either order. */
export function columnValue(
  player: MatchPlayer,
  column: Exclude<SortColumn, 'nickname'>,
  round: number | null,
): number | null {
  switch (column) {
    case 'medals':
      return medalCount(player);
    case 'mmrChange':
      return player.mmrChange;
    case 'powerScore':
      return player.powerScore;
    default:
      return numbersOf(player, round)[column];
  }
}

/** Players by a column, `-` before it for the largest first; equal ones stay as they are. */
export function sortPlayers(
  players: readonly MatchPlayer[],
  sort: string,
  round: number | null,
): MatchPlayer[] {
  const sign = sort.startsWith('-') ? -1 : 1;
  const column = sort.replace(/^-/, '') as SortColumn;
  if (column === 'nickname') {
    return players.toSorted((a, b) => sign * a.nickname.localeCompare(b.nickname));
  }
  return players.toSorted((a, b) => {
    const [x, y] = [columnValue(a, column, round), columnValue(b, column, round)];
    if (x === null || y === null) return Number(x === null) - Number(y === null);
    return sign * (x - y);
  });
}

/** Adds up in hundredths: points have two decimals that do not add up exactly. */
export function sumOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + Math.round(value * 100), 0) / 100;
}

/** More sides than this are not teams that a page could show side by side. */
const mostTeams = 3;

export interface Side {
  /** Null where everybody is for himself. */
  team: number | null;
  players: MatchPlayer[];
}

/** The players by team; all together where there are too many teams to be any. */
export function sidesOf(match: Match): Side[] {
  const teams = match.teams.map(({ team }) => team);
  if (teams.length > mostTeams) return [{ team: null, players: match.players }];
  return teams.map((team) => ({
    team,
    players: match.players.filter((player) => player.team === team),
  }));
}

/** How many rounds each team has won, in the order of `teams`. */
export function roundsWon(match: Match): number[] {
  return match.teams.map(
    ({ team }) => match.rounds.filter(({ winnerTeam }) => winnerTeam === team).length,
  );
}

/** Whether the match was played in rounds that are worth telling apart. */
export function hasRounds(match: Match): boolean {
  return match.rounds.length > 1;
}

/** The largest value of each number among all players; 0 is nothing to be best at. */
export function bestOf(
  players: readonly MatchPlayer[],
  round: number | null,
): Record<'kills' | 'assists' | 'damage' | 'score', number> {
  const best = (column: 'kills' | 'assists' | 'damage' | 'score') =>
    Math.max(0, ...players.map((player) => numbersOf(player, round)[column]));
  return {
    kills: best('kills'),
    assists: best('assists'),
    damage: best('damage'),
    score: best('score'),
  };
}
