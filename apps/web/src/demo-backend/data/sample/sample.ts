import type { UploadRecord } from '../../uploads/upload-record.ts';
import type { StoredMatch } from '../world/stored-match.ts';

/** The demo's initial matches and their uploads. */
export interface Sample {
  /** Epoch milliseconds; everything in the sample is earlier. */
  to: number;
  uploads: UploadRecord[];
  matches: StoredMatch[];
}

const HOUR_MS = 3_600_000;

/**
 * Returns the sample as if it had just been played: moved by whole hours, so that its newest match
 * is of the last hour. Ids stay the same, because a match is identified by its players and its
 * result.
 */
export function moveSample(sample: Sample, now: number): Sample {
  const by = Math.floor((now - sample.to) / HOUR_MS) * HOUR_MS;
  return {
    to: sample.to + by,
    uploads: sample.uploads.map((upload) => ({
      ...upload,
      receivedAt: upload.receivedAt + by,
      finishedAt: upload.finishedAt === null ? null : upload.finishedAt + by,
      readAt: upload.readAt + by,
    })),
    matches: sample.matches.map(({ sighting, ...rest }) => ({
      ...rest,
      sighting: { ...sighting, at: sighting.at + by, guid: moveGuid(sighting.guid, by) },
    })),
  };
}

/** A guid is the time at which the game server created the match, in microseconds since 1970. */
function moveGuid(guid: string | null, by: number): string | null {
  return guid === null ? null : String(BigInt(guid) + BigInt(by) * 1000n);
}
