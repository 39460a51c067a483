export interface AnswerCache<T> {
  /**
   * Returns the answer of the key, or loads it; askers of the same key share one load, which is
   * aborted once all of them have left. Throws an asker's reason when they leave.
   */
  read(
    key: string,
    signal: AbortSignal,
    load: (signal: AbortSignal) => Promise<{ answer: T; bytes: number }>,
  ): Promise<{ answer: T; source: 'cached' | 'shared' | 'loaded' }>;
  readonly bytes: number;
}

interface Load<T> {
  answer: Promise<T>;
  askers: number;
  abandon: AbortController;
}

/** Creates a cache that keeps the answers asked for last, up to a number of bytes. */
export function createAnswerCache<T>(maxBytes: number): AnswerCache<T> {
  // Maps keep insertion order: the first entry is the least recently used one.
  const entries = new Map<string, { answer: T; bytes: number }>();
  const loads = new Map<string, Load<T>>();
  let bytes = 0;

  function keep(key: string, entry: { answer: T; bytes: number }): void {
    if (entry.bytes > maxBytes / 4) return;
    entries.set(key, entry);
    bytes += entry.bytes;
    for (const [oldest, dropped] of entries) {
      if (bytes <= maxBytes) break;
      entries.delete(oldest);
      bytes -= dropped.bytes;
    }
  }

  function begin(
    key: string,
    load: (signal: AbortSignal) => Promise<{ answer: T; bytes: number }>,
  ): Load<T> {
    const abandon = new AbortController();
    const end = () => {
      if (loads.get(key) === begun) loads.delete(key);
    };
    const answer = load(abandon.signal).then(
      (entry) => {
        end();
        keep(key, entry);
        return entry.answer;
      },
      (error) => {
        end();
        throw error;
      },
    );
    // Those who left do not wait for it.
    answer.catch(() => {});
    const begun = { answer, askers: 0, abandon };
    loads.set(key, begun);
    return begun;
  }

  async function join(key: string, load: Load<T>, signal: AbortSignal): Promise<T> {
    load.askers += 1;
    const left = Promise.withResolvers<never>();
    const leave = () => left.reject(signal.reason);
    signal.addEventListener('abort', leave, { once: true });
    try {
      return await Promise.race([load.answer, left.promise]);
    } finally {
      signal.removeEventListener('abort', leave);
      load.askers -= 1;
      if (load.askers === 0 && loads.get(key) === load) {
        // The next asker needs a load that nobody has given up.
        loads.delete(key);
        load.abandon.abort(new Error('Nobody waits for this answer any more.'));
      }
    }
  }

  return {
    async read(key, signal, load) {
      signal.throwIfAborted();
      const entry = entries.get(key);
      if (entry !== undefined) {
        entries.delete(key);
        entries.set(key, entry);
        return { answer: entry.answer, source: 'cached' };
      }
      const running = loads.get(key);
      const answer = await join(key, running ?? begin(key, load), signal);
      return { answer, source: running === undefined ? 'loaded' : 'shared' };
    },
    get bytes() {
      return bytes;
    },
  };
}
