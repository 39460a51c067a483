/** A stream whose first bytes have been read. */
export interface PeekedStream {
  head: Buffer;
  /** The whole stream, including `head`. */
  all: AsyncIterable<Buffer>;
  /** Closes the stream if `all` will not be read. */
  close(): Promise<unknown>;
}

/** Reads the first bytes of a stream and returns them with the whole stream. */
export async function peekStream(
  source: AsyncIterable<Buffer>,
  bytes: number,
): Promise<PeekedStream> {
  const iterator = source[Symbol.asyncIterator]();
  const chunks: Buffer[] = [];
  let length = 0;
  while (length < bytes) {
    const next = await iterator.next();
    if (next.done === true) break;
    chunks.push(next.value);
    length += next.value.length;
  }
  const read = Buffer.concat(chunks);
  async function* all() {
    try {
      if (read.length > 0) yield read;
      while (true) {
        const next = await iterator.next();
        if (next.done === true) return;
        yield next.value;
      }
    } finally {
      await iterator.return?.();
    }
  }
  const close = async () => iterator.return?.();
  return { head: read.subarray(0, bytes), all: all(), close };
}
