type OpenRaw = (sha256: string) => AsyncIterable<Uint8Array>;

/**
 * Wraps `openRaw` so that a log which was read to its end is read from memory the next time, once:
 * what was checked is then what is read, and is decompressed only once. Keeps at most `maxBytes` of
 * logs; others are opened again.
 */
export function keepLogs(openRaw: OpenRaw, maxBytes: number): OpenRaw {
  const kept = new Map<string, Uint8Array[]>();
  let bytes = 0;

  async function* readAndKeep(sha256: string): AsyncIterable<Uint8Array> {
    let chunks: Uint8Array[] | null = [];
    let size = 0;
    for await (const chunk of openRaw(sha256)) {
      size += chunk.length;
      if (bytes + size > maxBytes) chunks = null;
      chunks?.push(chunk);
      yield chunk;
    }
    if (chunks === null || kept.has(sha256)) return;
    bytes += size;
    kept.set(sha256, chunks);
  }

  async function* takeKept(sha256: string, chunks: readonly Uint8Array[]) {
    kept.delete(sha256);
    for (const chunk of chunks) {
      bytes -= chunk.length;
      yield chunk;
    }
  }

  return (sha256) => {
    const chunks = kept.get(sha256);
    return chunks === undefined ? readAndKeep(sha256) : takeKept(sha256, chunks);
  };
}
