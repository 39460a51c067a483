import type { LogMatch } from '@scrapboard/match-log';

/**
 * Everything a log reports about a match, except what concerns only the player who wrote it. Times are
 * relative to the start.
 */
export type MatchDetail = Pick<
  LogMatch,
  | 'gameplay'
  | 'map'
  | 'players'
  | 'rounds'
  | 'finish'
  | 'kills'
  | 'damageMatrix'
  | 'damageSeries'
  | 'splits'
>;

/**
 * Returns the canonical text of a detail without the damage over time and the splits: reading the same match from
 * the same log gives the same text, whichever version reads it. It determines the match's identity, so it
 * must never change; see docs/decisions/0026.
 */
export function serializeMatchIdentity(match: MatchDetail): string {
  const { gameplay, map, players, rounds, finish, kills, damageMatrix } = match;
  return JSON.stringify({ gameplay, map, players, rounds, finish, kills, damageMatrix });
}

/** Returns the text that a detail is stored as; `identity` is what `serializeMatchIdentity` returned for it. */
export function serializeMatchDetail(
  { damageSeries, splits }: MatchDetail,
  identity: string,
): string {
  const additions = JSON.stringify({ damageSeries, splits });
  return `${identity.slice(0, -1)},${additions.slice(1)}`;
}

/** Parses a detail's text. A match stored before damage over time or splits were introduced has none. */
export function parseMatchDetail(text: string): MatchDetail {
  const { damageSeries = null, splits = [], ...detail } = JSON.parse(text);
  return { ...detail, damageSeries, splits };
}
