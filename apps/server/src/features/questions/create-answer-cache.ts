/** What is kept of an answer: at least the version of the facts that it was made from. */
interface Versioned {
  version: string;
}

export interface AnswerCache<T extends Versioned> {
  /** Returns the last answer that was loaded for a key, of whatever version. */
  get(key: string): T | undefined;
  /** Keeps an answer that was loaded elsewhere. */
  set(key: string, entry: { answer: T; bytes: number }): void;
  /**
   * Loads an answer from the facts of a version. Callers with the same key and version share one load,
   * which is aborted once the signals of all of them are. Throws the signal's reason when it is aborted.
   */
  load(
    key: string,
    version: string,
    signal: AbortSignal,
    load: (signal: AbortSignal) => Promise<{ answer: T; bytes: number }>,
  ): Promise<{ answer: T; isShared: boolean }>;
  readonly bytes: number;
}

interface PendingLoad<T> {
  answer: Promise<T>;
  callers: number;
  controller: AbortController;
}

/** Creates a cache that keeps one answer for each of the keys that were read last, up to a number of bytes. */
export function createAnswerCache<T extends Versioned>(maxBytes: number): AnswerCache<T> {
  // Maps keep insertion order: the first entry is the least recently used one.
  const entries = new Map<string, { answer: T; bytes: number }>();
  const loads = new Map<string, PendingLoad<T>>();
  let bytes = 0;

  function remove(key: string): void {
    bytes -= entries.get(key)?.bytes ?? 0;
    entries.delete(key);
  }

  function store(key: string, entry: { answer: T; bytes: number }): void {
    remove(key);
    if (entry.bytes > maxBytes / 4) return;
    entries.set(key, entry);
    bytes += entry.bytes;
    for (const oldestKey of entries.keys()) {
      if (bytes <= maxBytes) break;
      remove(oldestKey);
    }
  }

  function startLoad(
    key: string,
    loadKey: string,
    load: (signal: AbortSignal) => Promise<{ answer: T; bytes: number }>,
  ): PendingLoad<T> {
    const controller = new AbortController();
    const removeLoad = () => {
      if (loads.get(loadKey) === startedLoad) loads.delete(loadKey);
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
    loads.set(loadKey, startedLoad);
    return startedLoad;
  }

  async function awaitLoad(loadKey: string, load: PendingLoad<T>, signal: AbortSignal): Promise<T> {
    load.callers += 1;
    const abortPromise = Promise.withResolvers<never>();
    const onAbort = () => abortPromise.reject(signal.reason);
    signal.addEventListener('abort', onAbort, { once: true });
    try {
      return await Promise.race([load.answer, abortPromise.promise]);
    } finally {
      signal.removeEventListener('abort', onAbort);
      load.callers -= 1;
      if (load.callers === 0 && loads.get(loadKey) === load) {
        // The next caller needs a load that is not aborted.
        loads.delete(loadKey);
        load.controller.abort(new Error('All callers have left.'));
      }
    }
  }

  return {
    get(key) {
      const entry = entries.get(key);
      if (entry === undefined) return undefined;
      entries.delete(key);
      entries.set(key, entry);
      return entry.answer;
    },
    set: store,
    async load(key, version, signal, load) {
      signal.throwIfAborted();
      const loadKey = `${version}\n${key}`;
      const pendingLoad = loads.get(loadKey);
      const answer = await awaitLoad(loadKey, pendingLoad ?? startLoad(key, loadKey, load), signal);
      return { answer, isShared: pendingLoad !== undefined };
    },
    get bytes() {
      return bytes;
    },
  };
}
