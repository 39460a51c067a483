export interface BatchOptions<T> {
  /** Reads many keys at once; a key it does not return counts as null. */
  load(keys: string[]): Promise<Map<string, T>>;
  /** Maximum keys per read. */
  maxKeys?: number;
  /** Maximum concurrent reads; beyond that, keys are collected for the next read. */
  concurrency?: number;
}

interface Waiting<T> {
  resolve(value: T | null): void;
  reject(error: unknown): void;
}

/**
 * Combines many single reads into few large ones: keys requested within one turn of the event loop,
 * or while all reads are busy, are read together. Every read starts after it was requested, so that
 * no caller gets data older than the request.
 */
export function batchReads<T>({ load, maxKeys = 256, concurrency = 2 }: BatchOptions<T>) {
  let waiting = new Map<string, Waiting<T>[]>();
  let running = 0;
  let scheduled = false;

  function schedule(): void {
    if (scheduled || running >= concurrency || waiting.size === 0) return;
    scheduled = true;
    setImmediate(() => {
      scheduled = false;
      while (running < concurrency && waiting.size > 0) send();
    });
  }

  function send(): void {
    const batch = waiting;
    waiting = new Map();
    const keys: string[] = [];
    for (const [key, readers] of batch) {
      if (keys.length < maxKeys) keys.push(key);
      else {
        batch.delete(key);
        waiting.set(key, readers);
      }
    }
    running += 1;
    load(keys)
      .then(
        (found) => {
          for (const [key, readers] of batch) {
            const value = found.get(key) ?? null;
            for (const reader of readers) reader.resolve(value);
          }
        },
        (error) => {
          for (const readers of batch.values()) for (const reader of readers) reader.reject(error);
        },
      )
      .finally(() => {
        running -= 1;
        schedule();
      });
  }

  return function read(key: string): Promise<T | null> {
    const { promise, resolve, reject } = Promise.withResolvers<T | null>();
    const readers = waiting.get(key);
    if (readers) readers.push({ resolve, reject });
    else waiting.set(key, [{ resolve, reject }]);
    schedule();
    return promise;
  };
}
