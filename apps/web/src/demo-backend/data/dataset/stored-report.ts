import type { LogMatch } from '@scrapboard/match-log';
import {
  createHash63,
  type MatchDetail,
  type Outcome,
  prepareSighting,
  type Sighting,
  type SourcedLog,
  sourceWeights,
} from '@scrapboard/matches';
import type { UploadRecord } from '../../uploads/upload-record.ts';
import { sha256 } from '../sha256.ts';

/** One log's report of a match. */
export interface StoredReport {
  sighting: Sighting;
  /** Null if the match will always be described by another log. */
  detail: MatchDetail | null;
  /** The outcome its uploader was shown. */
  outcome: Outcome;
}

/** A log's report with where it came from. */
type ReportWithSource<Stored> = SourcedLog & { stored: Stored };

/**
 * Returns the report with its source. Each upload of the sample counts as sent from its own network;
 * everything else was uploaded in this browser.
 */
function withSource<Stored extends Omit<StoredReport, 'outcome'>>(
  stored: Stored,
  { id, receivedAt, owners, isSample = false }: UploadRecord,
): ReportWithSource<Stored> {
  const { sighting } = stored;
  return {
    ...sighting,
    // Reports stored by an earlier version have none.
    claims: sighting.claims ?? null,
    implausible: sighting.implausible ?? null,
    source: {
      receivedAt,
      accounts: owners,
      network: isSample ? `demo.${id}` : null,
      weight: sourceWeights.stranger,
    },
    decision: null,
    stored,
  };
}

/** Returns the reports with their sources. */
export function withSources<Stored extends Omit<StoredReport, 'outcome'>>(
  uploads: readonly UploadRecord[],
  stored: readonly Stored[],
): ReportWithSource<Stored>[] {
  const uploadsById = new Map(uploads.map((upload) => [upload.id, upload]));
  return stored.flatMap((report) => {
    const upload = uploadsById.get(report.sighting.uploadId);
    return upload === undefined ? [] : [withSource(report, upload)];
  });
}

/** Derives match ids as the server does. */
export const hash63 = createHash63(sha256);

/** Returns the stored form of a match that was read; `toInstant` as for `prepareSighting`. */
export function toStoredReport(
  match: LogMatch,
  sightingKey: { uploadId: string; ordinal: number },
  toInstant: (wallClock: number) => number,
): Omit<StoredReport, 'outcome'> {
  const { sighting, detail } = prepareSighting(match, sightingKey, toInstant, hash63);
  const { gameplay, map, players, rounds, finish, kills, damageMatrix, damageSeries, splits } =
    detail;
  return {
    sighting,
    detail: { gameplay, map, players, rounds, finish, kills, damageMatrix, damageSeries, splits },
  };
}
