import { UploadError } from './upload-error.ts';

/** No log compresses better than this; a larger file that does is a decompression bomb. */
const MAX_COMPRESSION_RATIO = 400;
const BOMB_THRESHOLD_BYTES = 32 * 1024 * 1024;

/** Returns whether a file expands more than any real log does. */
export function isBomb(expandedBytes: number, compressedBytes: number): boolean {
  return (
    expandedBytes > BOMB_THRESHOLD_BYTES &&
    expandedBytes > MAX_COMPRESSION_RATIO * Math.max(1, compressedBytes)
  );
}

/** Where the header and the content of an entry are in its archive. */
export interface EntryRange {
  from: number;
  /** Exclusive. */
  to: number;
}

/**
 * Throws `bad_archive` if entries share bytes of their archive, as in a zip bomb without nesting
 * (D. Fifield, "A better zip bomb").
 */
export function refuseOverlaps(entries: readonly EntryRange[]): void {
  let end = 0;
  for (const { from, to } of entries.toSorted((a, b) => a.from - b.from)) {
    if (from < end) throw new UploadError('bad_archive');
    end = to;
  }
}
