import { encodeMatchId, type UploadedMatch } from '@scrapboard/contract';
import type { Namer } from './create-namer.ts';

export interface UploadedMatchRow {
  match_id: string;
  map: string;
  mode: string;
  started_at: Date;
  outcome: UploadedMatch['outcome'];
}

/** Returns a match as its uploader sees it. */
export function toUploadedMatch(row: UploadedMatchRow, namer: Namer): UploadedMatch {
  return {
    id: encodeMatchId(row.match_id),
    map: namer.map(row.map),
    mode: namer.mode(row.mode),
    startedAt: row.started_at.toISOString(),
    outcome: row.outcome,
  };
}
