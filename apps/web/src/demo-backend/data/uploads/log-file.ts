/** A file of an upload that can be read as often as wanted. */
export interface LogFile {
  /** As sent, cleaned. */
  path: string;
  open(): ReadableStream<Uint8Array<ArrayBuffer>>;
}

/** Not every browser can walk a stream with `for await`. Lets the stream go when nobody reads on. */
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
