/** Limits memory; a match has a few hundred pairs. */
const MAX_PAIRS = 1 << 15;

const INITIAL_CAPACITY = 256;

/**
 * Numbers pairs of small integers in the order in which they first appear, in an open-addressing hash
 * table that allocates only when it grows.
 */
export class PairTable {
  size = 0;
  first = new Int32Array(INITIAL_CAPACITY);
  second = new Int32Array(INITIAL_CAPACITY);
  private slots = new Int32Array(INITIAL_CAPACITY * 2).fill(-1);
  private mask = INITIAL_CAPACITY * 2 - 1;

  /** Returns the pair's number, adding the pair if it is new; -1 if the table is full. */
  findOrAdd(a: number, b: number): number {
    const { slots, mask, first, second } = this;
    for (let slot = hashOf(a, b) & mask; ; slot = (slot + 1) & mask) {
      const index = slots[slot] as number;
      if (index < 0) return this.add(a, b, slot);
      if (first[index] === a && second[index] === b) return index;
    }
  }

  /** Returns the pair's number, or -1. */
  find(a: number, b: number): number {
    const { slots, mask, first, second } = this;
    for (let slot = hashOf(a, b) & mask; ; slot = (slot + 1) & mask) {
      const index = slots[slot] as number;
      if (index < 0) return -1;
      if (first[index] === a && second[index] === b) return index;
    }
  }

  clear(): void {
    if (this.size === 0) return;
    this.size = 0;
    if (this.first.length > INITIAL_CAPACITY * 16) {
      this.first = new Int32Array(INITIAL_CAPACITY);
      this.second = new Int32Array(INITIAL_CAPACITY);
      this.slots = new Int32Array(INITIAL_CAPACITY * 2);
      this.mask = INITIAL_CAPACITY * 2 - 1;
    }
    this.slots.fill(-1);
  }

  private add(a: number, b: number, slot: number): number {
    if (this.size === this.first.length) {
      if (this.size === MAX_PAIRS) return -1;
      this.grow();
      return this.findOrAdd(a, b);
    }
    const index = this.size++;
    this.first[index] = a;
    this.second[index] = b;
    this.slots[slot] = index;
    return index;
  }

  private grow(): void {
    const capacity = this.first.length * 2;
    this.first = enlarge(this.first, capacity);
    this.second = enlarge(this.second, capacity);
    this.slots = new Int32Array(capacity * 2).fill(-1);
    this.mask = capacity * 2 - 1;
    for (let index = 0; index < this.size; index++) {
      let slot = hashOf(this.first[index] as number, this.second[index] as number) & this.mask;
      while ((this.slots[slot] as number) >= 0) slot = (slot + 1) & this.mask;
      this.slots[slot] = index;
    }
  }
}

function enlarge(array: Int32Array, capacity: number): Int32Array<ArrayBuffer> {
  const copy = new Int32Array(capacity);
  copy.set(array);
  return copy;
}

function hashOf(a: number, b: number): number {
  const mixed = Math.imul(a, 0x9e3779b1) ^ Math.imul(b, 0x85ebca77);
  return mixed ^ (mixed >>> 15);
}
