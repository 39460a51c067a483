/** A stream whose first bytes have been read. */
export interface PeekedStream {
  head: Buffer;
  /** The whole stream, including `head`. */
  chunks: AsyncIterable<Buffer>;
  /** Closes the stream if `chunks` will not be read. */
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
  const firstBytes = Buffer.concat(chunks);
  async function* replay() {
    try {
      if (firstBytes.length > 0) yield firstBytes;
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
  return { head: firstBytes.subarray(0, bytes), chunks: replay(), close };
}
