export interface BatchOptions<T> {
  /** Reads many keys at once; a key it does not return counts as null. */
  load(keys: string[]): Promise<Map<string, T>>;
  /** Maximum keys per read. */
  maxKeys?: number;
  /** Maximum concurrent reads; beyond that, keys are collected for the next read. */
  concurrency?: number;
}

interface PendingRead<T> {
  resolve(value: T | null): void;
  reject(error: unknown): void;
}

/**
 * Combines many single reads into few large ones: keys requested within one turn of the event loop,
 * or while all reads are busy, are read together. A read starts only after all of its keys were
 * requested, so that no caller gets data older than their request.
 */
export function batchReads<T>({ load, maxKeys = 256, concurrency = 2 }: BatchOptions<T>) {
  let queuedReads = new Map<string, PendingRead<T>[]>();
  let runningCount = 0;
  let isScheduled = false;

  function scheduleBatch(): void {
    if (isScheduled || runningCount >= concurrency || queuedReads.size === 0) return;
    isScheduled = true;
    setImmediate(() => {
      isScheduled = false;
      while (runningCount < concurrency && queuedReads.size > 0) startRead();
    });
  }

  function startRead(): void {
    const batch = queuedReads;
    queuedReads = new Map();
    const keys: string[] = [];
    for (const [key, pending] of batch) {
      if (keys.length < maxKeys) keys.push(key);
      else {
        batch.delete(key);
        queuedReads.set(key, pending);
      }
    }
    runningCount += 1;
    load(keys)
      .then(
        (values) => {
          for (const [key, pending] of batch) {
            const value = values.get(key) ?? null;
            for (const read of pending) read.resolve(value);
          }
        },
        (error) => {
          for (const pending of batch.values()) for (const read of pending) read.reject(error);
        },
      )
      .finally(() => {
        runningCount -= 1;
        scheduleBatch();
      });
  }

  return function read(key: string): Promise<T | null> {
    const { promise, resolve, reject } = Promise.withResolvers<T | null>();
    const pendingReads = queuedReads.get(key);
    if (pendingReads) pendingReads.push({ resolve, reject });
    else queuedReads.set(key, [{ resolve, reject }]);
    scheduleBatch();
    return promise;
  };
}
