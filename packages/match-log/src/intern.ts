import type { LineBytes } from './bytes.ts';
import { decodeText } from './decode-text.ts';

/** Longer texts are no names of the game. */
const LONGEST = 255;

/** So many different texts are kept; a match of the game has some hundreds. */
const MOST = 60_000;

const COLON = 58;
const MIX = 0x9e3779b1 | 0;

/** The id of the empty text, and of whatever does not fit: nobody, the world. */
export const NOTHING = 0;

/**
 * Numbers texts by their bytes. Ids are dense and small; a string is made of one only on request.
 * `owner` cuts at the first colon: `Damon:Turret_Harpoon` belongs to `Damon`.
 */
export class Interner {
  size = 0;
  /** By id: the id of what stands before the first colon, the id itself where there is none. */
  readonly owner = new Int32Array(MOST);
  private readonly hashes = new Int32Array(MOST);
  private readonly starts = new Int32Array(MOST);
  private readonly lengths = new Uint8Array(MOST);
  private slots = new Int32Array(1 << 12).fill(-1);
  private mask = (1 << 12) - 1;
  private arena = new Uint8Array(1 << 16);
  private arenaView = new DataView(this.arena.buffer);
  private used = 0;
  private strings: (string | undefined)[] = [];

  constructor() {
    this.add(this.arena, 0, 0, 0, 0);
  }

  /** Forgets everything; earlier ids lose their meaning. */
  clear(): void {
    this.size = 0;
    this.used = 0;
    this.strings = [];
    this.slots.fill(-1);
    this.add(this.arena, 0, 0, 0, 0);
  }

  id(source: LineBytes, start: number, end: number): number {
    const view = source.view;
    const length = end - start;
    if (length > LONGEST) return NOTHING;
    let hash = length;
    if (length >= 4) {
      const last = end - 4;
      for (let at = start; at < last; at += 4) {
        hash = Math.imul(hash ^ view.getInt32(at, true), MIX);
        hash ^= hash >>> 15;
      }
      hash = Math.imul(hash ^ view.getInt32(last, true), MIX);
    } else {
      for (let at = start; at < end; at++) hash = Math.imul(hash ^ view.getUint8(at), MIX);
    }
    hash ^= hash >>> 15;
    const { slots, mask, hashes } = this;
    for (let slot = hash & mask; ; slot = (slot + 1) & mask) {
      const id = slots[slot] as number;
      if (id < 0) return this.add(source.bytes, start, end, hash, slot);
      if (hashes[id] === hash && this.equals(id, view, start, length)) return id;
    }
  }

  text(id: number): string {
    const known = this.strings[id];
    if (known !== undefined) return known;
    const start = this.starts[id] as number;
    const text = decodeText(this.arena, start, start + (this.lengths[id] as number));
    this.strings[id] = text;
    return text;
  }

  /** What stands behind the first colon, or null where there is none. */
  suffix(id: number): string | null {
    const owner = this.owner[id] as number;
    return owner === id ? null : this.text(id).slice(this.text(owner).length + 1);
  }

  private equals(id: number, view: DataView, from: number, length: number): boolean {
    if (this.lengths[id] !== length) return false;
    const stored = this.arenaView;
    const start = this.starts[id] as number;
    if (length < 4) {
      for (let i = 0; i < length; i++) {
        if (stored.getUint8(start + i) !== view.getUint8(from + i)) return false;
      }
      return true;
    }
    const last = length - 4;
    for (let i = 0; i < last; i += 4) {
      if (stored.getInt32(start + i, true) !== view.getInt32(from + i, true)) return false;
    }
    return stored.getInt32(start + last, true) === view.getInt32(from + last, true);
  }

  private add(bytes: Uint8Array, start: number, end: number, hash: number, slot: number): number {
    // Ownership may add one more, so one place is kept free for it.
    if (this.size >= MOST - 1) return NOTHING;
    const id = this.size++;
    const length = end - start;
    if (this.used + length > this.arena.length) this.growArena();
    for (let i = 0; i < length; i++) this.arena[this.used + i] = bytes[start + i] as number;
    this.starts[id] = this.used;
    this.lengths[id] = length;
    this.hashes[id] = hash;
    this.owner[id] = id;
    this.slots[slot] = id;
    const at = this.used;
    this.used += length;
    if (this.size * 2 > this.mask) this.growSlots();
    for (let i = 0; i < length; i++) {
      if (this.arena[at + i] !== COLON) continue;
      this.owner[id] = this.id({ bytes: this.arena, view: this.arenaView }, at, at + i);
      break;
    }
    return id;
  }

  private growArena(): void {
    const larger = new Uint8Array(this.arena.length * 2);
    larger.set(this.arena);
    this.arena = larger;
    this.arenaView = new DataView(larger.buffer);
  }

  private growSlots(): void {
    this.mask = this.mask * 2 + 1;
    this.slots = new Int32Array(this.mask + 1).fill(-1);
    for (let id = 0; id < this.size; id++) {
      let slot = (this.hashes[id] as number) & this.mask;
      while ((this.slots[slot] as number) >= 0) slot = (slot + 1) & this.mask;
      this.slots[slot] = id;
    }
  }
}
