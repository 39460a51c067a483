import type { LogMatch } from '@scrapboard/match-log';

/**
 * Everything a log says about a match, except what concerns only the player who wrote it. Times are
 * relative to the start.
 */
export type MatchDetail = Pick<
  LogMatch,
  'gameplay' | 'map' | 'players' | 'rounds' | 'finish' | 'kills' | 'damageMatrix'
>;

/**
 * Returns the canonical text of a detail: reading the same match from the same log gives the same
 * text.
 */
export function matchDetailText(match: MatchDetail): string {
  const { gameplay, map, players, rounds, finish, kills, damageMatrix } = match;
  return JSON.stringify({ gameplay, map, players, rounds, finish, kills, damageMatrix });
}
