import type { Change, ChangeFeed } from '../changes.ts';

export interface ReadThroughCache<T> {
  /** Returns the entry of the key, or undefined. */
  peek(key: string): T | undefined;
  /** Returns the entry of the key, or loads it; concurrent readers of a key share one load. */
  read(key: string): Promise<T>;
  readonly size: number;
}

export interface CacheOptions<T> {
  load(key: string): Promise<T>;
  /** The maximum number of entries; beyond it the least recently used one is dropped. */
  maxEntries: number;
  changes: Pick<ChangeFeed, 'isListening' | 'subscribe'>;
  /** The keys that a change invalidates; any change invalidates all of them if missing. */
  keysOf?(change: Extract<Change, { all: false }>): Iterable<string>;
}

/**
 * Creates a cache that is never stale: a change removes its entries and also discards the loads
 * that began before it, whose result may be older than the change. While changes may be missed,
 * nothing is cached.
 */
export function createReadThroughCache<T>({
  load,
  maxEntries,
  changes,
  keysOf,
}: CacheOptions<T>): ReadThroughCache<T> {
  // Maps keep insertion order: the first entry is the least recently used one.
  const entries = new Map<string, T>();
  const reads = new Map<string, Promise<T>>();

  changes.subscribe((change) => {
    if (change.all || keysOf === undefined) {
      entries.clear();
      reads.clear();
      return;
    }
    for (const key of keysOf(change)) {
      entries.delete(key);
      reads.delete(key);
    }
  });

  function peek(key: string): T | undefined {
    const value = entries.get(key);
    if (value === undefined) return undefined;
    entries.delete(key);
    entries.set(key, value);
    return value;
  }

  function read(key: string): Promise<T> {
    const value = peek(key);
    if (value !== undefined) return Promise.resolve(value);
    const pendingRead = reads.get(key);
    if (pendingRead) return pendingRead;
    const newRead: Promise<T> = load(key).then(
      (loaded) => {
        if (reads.get(key) === newRead) {
          reads.delete(key);
          if (changes.isListening) store(key, loaded);
        }
        return loaded;
      },
      (error) => {
        if (reads.get(key) === newRead) reads.delete(key);
        throw error;
      },
    );
    reads.set(key, newRead);
    return newRead;
  }

  function store(key: string, value: T): void {
    entries.set(key, value);
    if (entries.size <= maxEntries) return;
    const oldest = entries.keys().next().value;
    if (oldest !== undefined) entries.delete(oldest);
  }

  return {
    peek,
    read,
    get size() {
      return entries.size;
    },
  };
}
