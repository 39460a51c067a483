type OpenRaw = (sha256: string) => AsyncIterable<Uint8Array>;

/**
 * Wraps `openRaw` so that a log that was read to its end is read from memory the next time, once:
 * what was checked is then what is read, and it is decompressed only once. Caches at most `maxBytes`
 * of logs; others are opened again.
 */
export function cacheLogs(openRaw: OpenRaw, maxBytes: number): OpenRaw {
  const cachedChunks = new Map<string, Uint8Array[]>();
  let cachedBytes = 0;

  async function* readAndCache(sha256: string): AsyncIterable<Uint8Array> {
    let chunks: Uint8Array[] | null = [];
    let size = 0;
    for await (const chunk of openRaw(sha256)) {
      size += chunk.length;
      if (cachedBytes + size > maxBytes) chunks = null;
      chunks?.push(chunk);
      yield chunk;
    }
    if (chunks === null || cachedChunks.has(sha256)) return;
    cachedBytes += size;
    cachedChunks.set(sha256, chunks);
  }

  async function* takeCached(sha256: string, chunks: readonly Uint8Array[]) {
    cachedChunks.delete(sha256);
    for (const chunk of chunks) {
      cachedBytes -= chunk.length;
      yield chunk;
    }
  }

  return (sha256) => {
    const chunks = cachedChunks.get(sha256);
    return chunks === undefined ? readAndCache(sha256) : takeCached(sha256, chunks);
  };
}
