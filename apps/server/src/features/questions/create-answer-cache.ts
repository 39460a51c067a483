export interface AnswerCache<T> {
  /**
   * Returns the cached answer or loads it. Callers with the same key share one load, which is
   * aborted once the signals of all of them are. Throws the signal's reason when it is aborted.
   */
  read(
    key: string,
    signal: AbortSignal,
    load: (signal: AbortSignal) => Promise<{ answer: T; bytes: number }>,
  ): Promise<{ answer: T; source: 'cached' | 'shared' | 'loaded' }>;
  readonly bytes: number;
}

interface PendingLoad<T> {
  answer: Promise<T>;
  callers: number;
  controller: AbortController;
}

/** Creates a cache that keeps the answers that were read last, up to a number of bytes. */
export function createAnswerCache<T>(maxBytes: number): AnswerCache<T> {
  // Maps keep insertion order: the first entry is the least recently used one.
  const entries = new Map<string, { answer: T; bytes: number }>();
  const loads = new Map<string, PendingLoad<T>>();
  let bytes = 0;

  function store(key: string, entry: { answer: T; bytes: number }): void {
    if (entry.bytes > maxBytes / 4) return;
    entries.set(key, entry);
    bytes += entry.bytes;
    for (const [oldestKey, evicted] of entries) {
      if (bytes <= maxBytes) break;
      entries.delete(oldestKey);
      bytes -= evicted.bytes;
    }
  }

  function startLoad(
    key: string,
    load: (signal: AbortSignal) => Promise<{ answer: T; bytes: number }>,
  ): PendingLoad<T> {
    const controller = new AbortController();
    const removeLoad = () => {
      if (loads.get(key) === startedLoad) loads.delete(key);
    };
    const answer = load(controller.signal).then(
      (entry) => {
        removeLoad();
        store(key, entry);
        return entry.answer;
      },
      (error) => {
        removeLoad();
        throw error;
      },
    );
    // Without callers, a failure must not count as unhandled.
    answer.catch(() => {});
    const startedLoad = { answer, callers: 0, controller };
    loads.set(key, startedLoad);
    return startedLoad;
  }

  async function awaitLoad(key: string, load: PendingLoad<T>, signal: AbortSignal): Promise<T> {
    load.callers += 1;
    const abortPromise = Promise.withResolvers<never>();
    const onAbort = () => abortPromise.reject(signal.reason);
    signal.addEventListener('abort', onAbort, { once: true });
    try {
      return await Promise.race([load.answer, abortPromise.promise]);
    } finally {
      signal.removeEventListener('abort', onAbort);
      load.callers -= 1;
      if (load.callers === 0 && loads.get(key) === load) {
        // The next caller needs a load that is not aborted.
        loads.delete(key);
        load.controller.abort(new Error('All callers have left.'));
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
      const pendingLoad = loads.get(key);
      const answer = await awaitLoad(key, pendingLoad ?? startLoad(key, load), signal);
      return { answer, source: pendingLoad === undefined ? 'loaded' : 'shared' };
    },
    get bytes() {
      return bytes;
    },
  };
}
