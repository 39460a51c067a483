import { createReadStream } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { createZstdDecompress, zstdDecompressSync } from 'node:zlib';

const CHUNK_BYTES = 256 * 1024;
/** A compressed log of at most this size is decompressed at once, in a quarter of the time. */
const MAX_BUFFERED_FILE_BYTES = 512 * 1024;
/** The most that such a log may decompress to; a larger one is streamed. */
const MAX_BUFFERED_LOG_BYTES = 16 * 1024 * 1024;
/** Logs are compressed to about a tenth. The buffer has room to spare: one that is too small is allocated again. */
const EXPECTED_COMPRESSION_RATIO = 16;

/** Reads a compressed log's bytes in chunks of at most 256 KiB. Throws ENOENT if there is none. */
export async function* readRaw(path: string): AsyncIterable<Uint8Array> {
  const content =
    (await stat(path)).size <= MAX_BUFFERED_FILE_BYTES ? await readBuffered(path) : null;
  if (content === null) {
    yield* streamRaw(path);
    return;
  }
  for (let from = 0; from < content.length; from += CHUNK_BYTES)
    yield content.subarray(from, from + CHUNK_BYTES);
}

/** Decompresses a log at once; null if it is too large. */
async function readBuffered(path: string): Promise<Buffer | null> {
  const compressed = await readFile(path);
  try {
    return zstdDecompressSync(compressed, {
      chunkSize: Math.max(CHUNK_BYTES, compressed.length * EXPECTED_COMPRESSION_RATIO),
      maxOutputLength: MAX_BUFFERED_LOG_BYTES,
    });
  } catch (error) {
    if ((error as { code?: string }).code === 'ERR_BUFFER_TOO_LARGE') return null;
    throw error;
  }
}

async function* streamRaw(path: string): AsyncIterable<Uint8Array> {
  const file = createReadStream(path, { highWaterMark: 128 * 1024 });
  const decompressed = createZstdDecompress({ chunkSize: CHUNK_BYTES });
  // Errors of the file surface through the stream that is read below.
  const decompression = pipeline(file, decompressed).catch(() => {});
  try {
    yield* decompressed;
  } finally {
    decompressed.destroy();
    await decompression;
  }
}
