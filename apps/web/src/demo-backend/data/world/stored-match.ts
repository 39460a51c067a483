import type { LogMatch } from '@scrapboard/match-log';
import {
  createHash63,
  type MatchDetail,
  type Outcome,
  prepareSighting,
  type Sighting,
} from '@scrapboard/matches';
import { sha256 } from '../sha256.ts';

/** One log's report of a match. */
export interface StoredMatch {
  sighting: Sighting;
  /** Null if another log describes the match for good. */
  detail: MatchDetail | null;
  /** The outcome its uploader was shown. */
  outcome: Outcome;
}

/** Derives match ids as the server does. */
export const hash63 = createHash63(sha256);

/** Returns the stored form of a match that was read; `toInstant` as for `prepareSighting`. */
export function toStoredMatch(
  match: LogMatch,
  place: { uploadId: string; ordinal: number },
  toInstant: (wallClock: number) => number,
): Omit<StoredMatch, 'outcome'> {
  const { sighting, detail } = prepareSighting(match, place, toInstant, hash63);
  const { gameplay, map, players, rounds, finish, kills, damageMatrix, damageSeries } = detail;
  return {
    sighting,
    detail: { gameplay, map, players, rounds, finish, kills, damageMatrix, damageSeries },
  };
}
