import type { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createZstdDecompress } from 'node:zlib';
import { type Container, UploadError } from '@scrapboard/uploads';
import { BOMB_THRESHOLD_BYTES, MAX_COMPRESSION_RATIO } from './upload-limits.ts';

/** Counts the unpacked bytes of all files of an upload while they stream. */
export interface ExpandedBudget {
  left: number;
}

/** Passes the chunks on and throws `too_large_expanded` once they exceed the limit. */
export async function* withinBudget(
  source: AsyncIterable<Buffer>,
  budget: ExpandedBudget,
  packedBytes: () => number,
): AsyncIterable<Buffer> {
  let expanded = 0;
  for await (const chunk of source) {
    expanded += chunk.length;
    budget.left -= chunk.length;
    const bomb =
      expanded > BOMB_THRESHOLD_BYTES &&
      expanded > MAX_COMPRESSION_RATIO * Math.max(1, packedBytes());
    if (budget.left < 0 || bomb) throw new UploadError('too_large_expanded');
    yield chunk;
  }
}

/** Unpacks a stream. Throws `truncated` and `bad_archive`. */
export function unpack(
  source: AsyncIterable<Buffer>,
  container: Exclude<Container, 'zip'>,
): AsyncIterable<Buffer> {
  if (container === 'plain') return source;
  return through(source, container === 'gzip' ? createGunzip() : createZstdDecompress());
}

async function* through(source: AsyncIterable<Buffer>, unpacker: Transform) {
  let sourceError: unknown;
  async function* watched() {
    try {
      yield* source;
    } catch (error) {
      sourceError = error;
      throw error;
    }
  }
  // An error while feeding destroys the unpacker, so that reading it below throws.
  const feeding = pipeline(watched, unpacker).catch(() => {});
  try {
    yield* unpacker as AsyncIterable<Buffer>;
  } catch (cause) {
    if (sourceError !== undefined) throw sourceError;
    throw new UploadError(isTruncation(cause) ? 'truncated' : 'bad_archive', { cause });
  } finally {
    unpacker.destroy();
    await feeding;
  }
}

function isTruncation(error: unknown): boolean {
  const { code, message } = error as { code?: string; message?: string };
  return code === 'Z_BUF_ERROR' || /unexpected end/i.test(message ?? '');
}
