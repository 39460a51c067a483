import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { createZstdCompress } from 'node:zlib';

/** The bytes of a file, or of a range of it, to be sent under a name. */
export interface FilePart {
  name: string;
  path: string;
  /** Sent before the file's bytes. */
  header?: Buffer;
  /** First byte; 0 by default. */
  start?: number;
  /** Byte after the last; a file that grows meanwhile is sent only up to there. */
  end: number;
}

export interface MultipartBody {
  contentType: string;
  chunks: AsyncIterable<Buffer>;
}

const COMPRESSED_FILE = /\.(zip|gz|zst)$/i;

/**
 * Creates a multipart form (RFC 7578) of fields and files, generated while it is sent. Logs are
 * compressed on the way; `onRead` is called with the number of bytes read.
 */
export function createMultipartBody(
  fields: Record<string, string>,
  fileParts: readonly FilePart[],
  onRead: (bytes: number) => void = () => {},
): MultipartBody {
  const boundary = `scrapboard-${randomUUID()}`;
  async function* chunks() {
    for (const [name, value] of Object.entries(fields)) {
      yield Buffer.from(
        `--${boundary}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
      );
    }
    for (const filePart of fileParts) {
      const isCompressed = COMPRESSED_FILE.test(filePart.name);
      const name = `${filePart.name}${isCompressed ? '' : '.zst'}`.replaceAll('"', '%22');
      yield Buffer.from(
        `--${boundary}\r\ncontent-disposition: form-data; name="files"; filename="${name}"\r\ncontent-type: application/octet-stream\r\n\r\n`,
      );
      yield* isCompressed
        ? readFilePart(filePart, onRead)
        : compress(readFilePart(filePart, onRead));
      yield Buffer.from('\r\n');
    }
    yield Buffer.from(`--${boundary}--\r\n`);
  }
  return { contentType: `multipart/form-data; boundary=${boundary}`, chunks: chunks() };
}

async function* readFilePart(
  filePart: FilePart,
  onRead: (bytes: number) => void,
): AsyncIterable<Buffer> {
  const { start = 0, end, header } = filePart;
  if (header !== undefined && header.length > 0) yield header;
  if (end <= start) return;
  const stream = createReadStream(filePart.path, {
    start,
    end: end - 1,
    highWaterMark: 128 * 1024,
  });
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    onRead(chunk.length);
    yield chunk;
  }
}

async function* compress(source: AsyncIterable<Buffer>): AsyncIterable<Buffer> {
  const zstd = createZstdCompress();
  // An error while reading destroys the compressor, so that reading from it below throws; if the
  // rest is not needed, the file is closed.
  const compression = pipeline(source, zstd).catch(() => {});
  try {
    yield* zstd as AsyncIterable<Buffer>;
  } finally {
    zstd.destroy();
    await compression;
  }
}
