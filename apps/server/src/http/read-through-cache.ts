import type { Change, Changes } from '../changes.ts';

export interface ReadThroughCache<T> {
  /** What is kept for the key; undefined where nothing is. */
  peek(key: string): T | undefined;
  /** What is kept, or else read now; readers of one key at a time share a read. */
  read(key: string): Promise<T>;
  readonly size: number;
}

export interface CacheOptions<T> {
  load(key: string): Promise<T>;
  /** Entries kept; the one unused for longest makes room. */
  most: number;
  changes: Pick<Changes, 'listening' | 'subscribe'>;
  /** The keys a change makes untrue. */
  keysOf(change: Extract<Change, { all: false }>): Iterable<string>;
}

/**
 * A cache that stays true: a change drops what was kept and also disowns the reads that began
 * before it, whose result may be older than the change. While changes may be missed nothing is kept.
 */
export function createReadThroughCache<T>({
  load,
  most,
  changes,
  keysOf,
}: CacheOptions<T>): ReadThroughCache<T> {
  // Maps keep the order of insertion: the first entry is the one unused for longest.
  const kept = new Map<string, T>();
  const reads = new Map<string, Promise<T>>();

  changes.subscribe((change) => {
    if (change.all) {
      kept.clear();
      reads.clear();
      return;
    }
    for (const key of keysOf(change)) {
      kept.delete(key);
      reads.delete(key);
    }
  });

  function peek(key: string): T | undefined {
    const value = kept.get(key);
    if (value === undefined) return undefined;
    kept.delete(key);
    kept.set(key, value);
    return value;
  }

  function read(key: string): Promise<T> {
    const value = peek(key);
    if (value !== undefined) return Promise.resolve(value);
    const running = reads.get(key);
    if (running) return running;
    const reading: Promise<T> = load(key).then(
      (loaded) => {
        if (reads.get(key) === reading) {
          reads.delete(key);
          if (changes.listening) keep(key, loaded);
        }
        return loaded;
      },
      (error) => {
        if (reads.get(key) === reading) reads.delete(key);
        throw error;
      },
    );
    reads.set(key, reading);
    return reading;
  }

  function keep(key: string, value: T): void {
    kept.set(key, value);
    if (kept.size <= most) return;
    const oldest = kept.keys().next().value;
    if (oldest !== undefined) kept.delete(oldest);
  }

  return {
    peek,
    read,
    get size() {
      return kept.size;
    },
  };
}
