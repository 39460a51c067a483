import { DAY_MS } from '../../../day-ms.ts';
import type { UploadRecord } from '../../uploads/upload-record.ts';
import type { StoredReport } from '../dataset/stored-report.ts';

/** The demo's initial matches and their uploads. */
export interface DemoSample {
  /** Epoch milliseconds; everything in the sample is earlier. */
  to: number;
  uploads: UploadRecord[];
  /** What the logs of the uploads report; several may be of the same match. */
  matches: StoredReport[];
}

const HOUR_MS = 3_600_000;
const WEEK_MS = 7 * DAY_MS;

/**
 * Returns the sample as if it had just been played: shifted by whole hours, so that its newest match
 * is from the last hour. Clan Wars, which are only played within weekly windows, are shifted by whole
 * weeks, except on the last day. Ids stay the same, because a match is identified by its players and
 * its result.
 */
export function shiftSample(sample: DemoSample, now: number): DemoSample {
  const offsetMs = Math.floor((now - sample.to) / HOUR_MS) * HOUR_MS;
  return {
    to: sample.to + offsetMs,
    uploads: sample.uploads.map((upload) => ({
      ...upload,
      receivedAt: upload.receivedAt + offsetMs,
      finishedAt: upload.finishedAt === null ? null : upload.finishedAt + offsetMs,
      readAt: upload.readAt + offsetMs,
    })),
    matches: sample.matches.map(({ sighting, ...rest }) => {
      const isWeekly = sighting.mode.endsWith('clan-war') && sighting.at < sample.to - DAY_MS;
      const shiftMs = isWeekly ? Math.floor(offsetMs / WEEK_MS) * WEEK_MS : offsetMs;
      return {
        ...rest,
        sighting: {
          ...sighting,
          at: sighting.at + shiftMs,
          guid: shiftGuid(sighting.guid, shiftMs),
        },
      };
    }),
  };
}

/** A guid is the time at which the game server created the match, in microseconds since 1970. */
function shiftGuid(guid: string | null, offsetMs: number): string | null {
  return guid === null ? null : String(BigInt(guid) + BigInt(offsetMs) * 1000n);
}
