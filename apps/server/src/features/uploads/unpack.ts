import type { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createZstdDecompress } from 'node:zlib';
import { type Container, isBomb, UploadError } from '@scrapboard/uploads';

/**
 * How many more bytes the files of an upload may unpack to; shared by all of them while they
 * stream.
 */
export interface ExpandedBudget {
  bytesLeft: number;
}

/** Passes the chunks on and throws `too_large_expanded` once they exceed the limit. */
export async function* enforceBudget(
  source: AsyncIterable<Buffer>,
  budget: ExpandedBudget,
): AsyncIterable<Buffer> {
  for await (const chunk of source) {
    budget.bytesLeft -= chunk.length;
    if (budget.bytesLeft < 0) throw new UploadError('too_large_expanded');
    yield chunk;
  }
}

/**
 * The bytes of a file as sent, and those it was unpacked to: of one log, or of all logs in an
 * archive together.
 */
export interface Expansion {
  getReceivedBytes(): number;
  expandedBytes: number;
}

/**
 * Passes the chunks on and throws `too_large_expanded` once they exceed the ratio of any real log.
 */
export async function* rejectBombs(
  source: AsyncIterable<Buffer>,
  expansions: readonly Expansion[],
): AsyncIterable<Buffer> {
  for await (const chunk of source) {
    for (const expansion of expansions) {
      expansion.expandedBytes += chunk.length;
      if (isBomb(expansion.expandedBytes, expansion.getReceivedBytes())) {
        throw new UploadError('too_large_expanded');
      }
    }
    yield chunk;
  }
}

/** Unpacks a stream. Throws `truncated` and `bad_archive`. */
export function unpack(
  source: AsyncIterable<Buffer>,
  container: Exclude<Container, 'zip'>,
): AsyncIterable<Buffer> {
  if (container === 'plain') return source;
  return unpackWith(source, container === 'gzip' ? createGunzip() : createZstdDecompress());
}

async function* unpackWith(source: AsyncIterable<Buffer>, unpacker: Transform) {
  let sourceError: unknown;
  async function* captureError() {
    try {
      yield* source;
    } catch (error) {
      sourceError = error;
      throw error;
    }
  }
  // An error in the source destroys the unpacker, so that reading it below throws.
  const unpackPromise = pipeline(captureError, unpacker).catch(() => {});
  try {
    yield* unpacker as AsyncIterable<Buffer>;
  } catch (cause) {
    if (sourceError !== undefined) throw sourceError;
    throw new UploadError(isTruncation(cause) ? 'truncated' : 'bad_archive', { cause });
  } finally {
    unpacker.destroy();
    await unpackPromise;
  }
}

function isTruncation(error: unknown): boolean {
  const { code, message } = error as { code?: string; message?: string };
  return code === 'Z_BUF_ERROR' || /unexpected end/i.test(message ?? '');
}
