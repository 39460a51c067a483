import { createHash63, type MatchDetail, type Outcome, type Sighting } from '@scrapboard/back-end';
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
