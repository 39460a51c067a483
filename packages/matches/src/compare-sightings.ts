import type { Sighting } from './sighting.ts';
import type { SourcedLog } from './sourced-log.ts';

/** Orders logs by upload id and position in the upload, not by time. */
export function compareByUpload(a: Sighting, b: Sighting): number {
  return compareText(a.uploadId, b.uploadId) || a.ordinal - b.ordinal;
}

/** Orders logs by the time at which their uploads were received. */
export function compareByReceipt(a: SourcedLog, b: SourcedLog): number {
  return a.source.receivedAt - b.source.receivedAt || compareByUpload(a, b);
}

/**
 * Sorts the more complete log first: finished, then more lines; the remaining keys only make the
 * order total.
 */
export function compareCompleteness(a: Sighting, b: Sighting): number {
  return (
    Number(a.winnerTeam === null) - Number(b.winnerTeam === null) ||
    b.lines - a.lines ||
    compareText(a.digest, b.digest) ||
    compareByUpload(a, b)
  );
}

/** Orders texts by their UTF-16 code units, which is the same in every locale. */
export function compareText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
