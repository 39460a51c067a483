import type { LogMatch } from '@scrapboard/match-log';

/** Everything a log says about a match, except what concerns its writer alone. Times are relative to the start. */
export type MatchDetail = Pick<
  LogMatch,
  'gameplay' | 'map' | 'players' | 'rounds' | 'finish' | 'kills' | 'damageMatrix'
>;

/** The canonical text of a detail: the same match read from the same log gives the same text. */
export function matchDetailText(match: MatchDetail): string {
  const { gameplay, map, players, rounds, finish, kills, damageMatrix } = match;
  return JSON.stringify({ gameplay, map, players, rounds, finish, kills, damageMatrix });
}
