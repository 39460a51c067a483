/** So many pairs are kept; a match of the game has some hundreds. */
const MOST = 1 << 15;

const FEWEST = 256;

/**
 * Numbers pairs of small whole numbers in the order of their first appearance: an open-addressing
 * table that allocates only when it grows.
 */
export class PairTable {
  size = 0;
  first = new Int32Array(FEWEST);
  second = new Int32Array(FEWEST);
  private slots = new Int32Array(FEWEST * 2).fill(-1);
  private mask = FEWEST * 2 - 1;

  /** The pair's number; `size` grows by one when it is new. -1 when the table is full. */
  index(a: number, b: number): number {
    const { slots, mask, first, second } = this;
    for (let slot = hashOf(a, b) & mask; ; slot = (slot + 1) & mask) {
      const found = slots[slot] as number;
      if (found < 0) return this.add(a, b, slot);
      if (first[found] === a && second[found] === b) return found;
    }
  }

  /** The pair's number, or -1. */
  find(a: number, b: number): number {
    const { slots, mask, first, second } = this;
    for (let slot = hashOf(a, b) & mask; ; slot = (slot + 1) & mask) {
      const found = slots[slot] as number;
      if (found < 0) return -1;
      if (first[found] === a && second[found] === b) return found;
    }
  }

  clear(): void {
    if (this.size === 0) return;
    this.size = 0;
    if (this.first.length > FEWEST * 16) {
      this.first = new Int32Array(FEWEST);
      this.second = new Int32Array(FEWEST);
      this.slots = new Int32Array(FEWEST * 2);
      this.mask = FEWEST * 2 - 1;
    }
    this.slots.fill(-1);
  }

  private add(a: number, b: number, slot: number): number {
    if (this.size === this.first.length) {
      if (this.size === MOST) return -1;
      this.grow();
      return this.index(a, b);
    }
    const index = this.size++;
    this.first[index] = a;
    this.second[index] = b;
    this.slots[slot] = index;
    return index;
  }

  private grow(): void {
    const capacity = this.first.length * 2;
    this.first = larger(this.first, capacity);
    this.second = larger(this.second, capacity);
    this.slots = new Int32Array(capacity * 2).fill(-1);
    this.mask = capacity * 2 - 1;
    for (let index = 0; index < this.size; index++) {
      let slot = hashOf(this.first[index] as number, this.second[index] as number) & this.mask;
      while ((this.slots[slot] as number) >= 0) slot = (slot + 1) & this.mask;
      this.slots[slot] = index;
    }
  }
}

function larger(array: Int32Array, capacity: number): Int32Array<ArrayBuffer> {
  const copy = new Int32Array(capacity);
  copy.set(array);
  return copy;
}

function hashOf(a: number, b: number): number {
  const mixed = Math.imul(a, 0x9e3779b1) ^ Math.imul(b, 0x85ebca77);
  return mixed ^ (mixed >>> 15);
}
