/**
 * A small seeded generator (mulberry32). The same seed gives the same world on every machine, which
 * Math.random cannot do, and separate generators keep changes in one part from affecting another.
 */
export class Random {
  private state: number;

  constructor(seed: number) {
    this.state = seed | 0;
  }

  /** Returns a uniformly distributed number in [0, 1). */
  next(): number {
    this.state = (this.state + 0x6d2b79f5) | 0;
    let t = Math.imul(this.state ^ (this.state >>> 15), this.state | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  }

  /** Returns a whole number in [0, limit). */
  below(limit: number): number {
    return Math.floor(this.next() * limit);
  }

  /** Returns a whole number in [from, to]. */
  between(from: number, to: number): number {
    return from + Math.floor(this.next() * (to - from + 1));
  }

  /** Returns a real number in [from, to). */
  range(from: number, to: number): number {
    return from + this.next() * (to - from);
  }

  chance(probability: number): boolean {
    return this.next() < probability;
  }

  /** Returns a normally distributed number (Box–Muller). */
  normal(mean = 0, deviation = 1): number {
    const radius = Math.sqrt(-2 * Math.log(1 - this.next()));
    return mean + deviation * radius * Math.cos(2 * Math.PI * this.next());
  }

  /** Returns an exponentially distributed number with a mean. */
  exponential(mean: number): number {
    return -mean * Math.log(1 - this.next());
  }

  pick<T>(items: readonly T[]): T {
    if (items.length === 0) throw new Error('Nothing to pick from.');
    return items[this.below(items.length)] as T;
  }

  /** Returns an index chosen in proportion to its weight; weights need not sum to one. */
  weightedIndex(weights: ArrayLike<number>): number {
    let sum = 0;
    for (let i = 0; i < weights.length; i++) sum += weights[i] as number;
    let remaining = this.next() * sum;
    for (let i = 0; i < weights.length; i++) {
      remaining -= weights[i] as number;
      if (remaining < 0) return i;
    }
    return weights.length - 1;
  }

  shuffle<T>(items: T[]): T[] {
    for (let i = items.length - 1; i > 0; i--) {
      const j = this.below(i + 1);
      [items[i], items[j]] = [items[j] as T, items[i] as T];
    }
    return items;
  }
}

/** Combines numbers and names into one 32-bit seed, so that each purpose has its own generator. */
export function seedOf(...keys: (number | string)[]): number {
  let hash = 0x811c9dc5;
  for (const key of keys) {
    const text = String(key);
    for (let i = 0; i < text.length; i++) {
      hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
    }
    hash = Math.imul(hash ^ 0x5f, 0x01000193);
  }
  hash ^= hash >>> 16;
  hash = Math.imul(hash, 0x85ebca6b);
  hash ^= hash >>> 13;
  return hash | 0;
}
