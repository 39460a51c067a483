/** A file of an upload that can be read any number of times. */
export interface LogFile {
  /** The path as sent, sanitized. */
  path: string;
  /** As sent, compressed or not. */
  packedBytes: number;
  open(): ReadableStream<Uint8Array<ArrayBuffer>>;
}

/** Yields a stream's chunks, as not every browser supports `for await` on it; cancels it when abandoned. */
export async function* bytesOf(
  stream: ReadableStream<Uint8Array<ArrayBuffer>>,
): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  const reader = stream.getReader();
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      yield value;
    }
  } finally {
    await reader.cancel().catch(() => {});
  }
}
