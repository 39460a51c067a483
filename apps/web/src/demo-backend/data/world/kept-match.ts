import type { LogMatch } from '@scrapboard/match-log';
import {
  createHash63,
  type MatchDetail,
  type Outcome,
  type Sighting,
  sightMatch,
} from '@scrapboard/matches';
import { sha256 } from '../sha256.ts';

/** What one log says about a match. */
export interface KeptMatch {
  sighting: Sighting;
  /** Null where another log describes the match, and always will. */
  detail: MatchDetail | null;
  /** What its uploader was told. */
  outcome: Outcome;
}

/** Gives matches the ids that the server gives them. */
export const hash63 = createHash63(sha256);

/** What is kept of a match that was read; `toInstant` as for `sightMatch`. */
export function keepMatch(
  match: LogMatch,
  place: { uploadId: string; ordinal: number },
  toInstant: (wallClock: number) => number,
): Omit<KeptMatch, 'outcome'> {
  const { sighting, detail } = sightMatch(match, place, toInstant, hash63);
  const { gameplay, map, players, rounds, finish, kills, damageMatrix } = detail;
  return { sighting, detail: { gameplay, map, players, rounds, finish, kills, damageMatrix } };
}
