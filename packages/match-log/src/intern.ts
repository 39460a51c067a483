import { type LineBytes, SPACE } from './bytes.ts';
import { decodeText } from './decode-text.ts';
import { NAME_WIDTH } from './name-width.ts';

/** No name in the logs is longer. */
const MAX_TEXT_BYTES = 255;

/** Limits memory; a match has a few hundred different texts. */
const MAX_TEXTS = 60_000;

/** The 32-bit words that a cached padded name and its id take. */
const FIELD_WORDS = 6;
const RECENT_BITS = 10;

const COLON = 58;
/** Odd multipliers with well-distributed bits, for hashing. */
const MIX = 0x9e3779b1 | 0;
const MIX_B = 0x85ebca77 | 0;
const MIX_C = 0xc2b2ae3d | 0;

/** The id of the empty string, such as an attacker that is no player, and of texts beyond the limits. */
export const NO_TEXT = 0;

/**
 * Assigns ids to texts by their bytes. Ids are dense and small; strings are decoded only on request.
 * `owner` is the text before the first colon: `Damon:Turret_Harpoon` belongs to `Damon`.
 */
export class Interner {
  size = 0;
  /** By id: the id of the text before the first colon, or the id itself without a colon. */
  readonly owner = new Int32Array(MAX_TEXTS);
  private readonly hashes = new Int32Array(MAX_TEXTS);
  private readonly starts = new Int32Array(MAX_TEXTS);
  private readonly lengths = new Uint8Array(MAX_TEXTS);
  private slots = new Int32Array(1 << 12).fill(-1);
  private mask = (1 << 12) - 1;
  private arena = new Uint8Array(1 << 16);
  private arenaView = new DataView(this.arena.buffer);
  private usedBytes = 0;
  private strings: (string | undefined)[] = [];

  /** The most recent fields by a quick hash: their five words and the id. */
  private readonly fields = new Int32Array(FIELD_WORDS << RECENT_BITS);
  /** The most recent ids by a quick hash. */
  private readonly recent = new Int32Array(1 << RECENT_BITS);

  constructor() {
    this.clearRecent();
    this.add(this.arena, 0, 0, 0, 0);
  }

  /** Clears everything; earlier ids become invalid. */
  clear(): void {
    this.size = 0;
    this.usedBytes = 0;
    this.strings = [];
    this.slots.fill(-1);
    this.clearRecent();
    this.add(this.arena, 0, 0, 0, 0);
  }

  /** Returns the id of a name without its padding on either side. */
  internPadded(source: LineBytes, start: number, end: number): number {
    if (end - start !== NAME_WIDTH) return this.internTrimmed(source, start, end);
    const { view } = source;
    const { fields } = this;
    const a = view.getInt32(start, true);
    const b = view.getInt32(start + 4, true);
    const c = view.getInt32(start + 8, true);
    const d = view.getInt32(start + 12, true);
    const e = view.getInt32(start + 16, true);
    let hash = Math.imul(a, MIX) + Math.imul(b, MIX_B) + Math.imul(c, MIX_C);
    hash = Math.imul(hash ^ d ^ (e << 7), MIX);
    const slot = (hash >>> (32 - RECENT_BITS)) * FIELD_WORDS;
    if (
      fields[slot] === a &&
      fields[slot + 1] === b &&
      fields[slot + 2] === c &&
      fields[slot + 3] === d &&
      fields[slot + 4] === e
    ) {
      return fields[slot + 5] as number;
    }
    const id = this.internTrimmed(source, start, end);
    fields[slot] = a;
    fields[slot + 1] = b;
    fields[slot + 2] = c;
    fields[slot + 3] = d;
    fields[slot + 4] = e;
    fields[slot + 5] = id;
    return id;
  }

  /** Like `intern`, faster for texts that repeat often. */
  internFrequent(source: LineBytes, start: number, end: number): number {
    const length = end - start;
    if (length < 8) return this.intern(source, start, end);
    const { view } = source;
    const last = view.getInt32(end - 4, true);
    const middle = view.getInt32(start + (length >> 1), true);
    const hash = Math.imul(last ^ Math.imul(middle + length, MIX_B), MIX);
    const slot = hash >>> (32 - RECENT_BITS);
    const recent = this.recent[slot] as number;
    if (this.equals(recent, view, start, length)) return recent;
    const id = this.intern(source, start, end);
    this.recent[slot] = id;
    return id;
  }

  /** Returns the id of a text, a new one if it has none yet. */
  intern(source: LineBytes, start: number, end: number): number {
    const view = source.view;
    const length = end - start;
    if (length > MAX_TEXT_BYTES) return NO_TEXT;
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
    const decoded = this.strings[id];
    if (decoded !== undefined) return decoded;
    const start = this.starts[id] as number;
    const text = decodeText(this.arena, start, start + (this.lengths[id] as number));
    this.strings[id] = text;
    return text;
  }

  /** Returns the text after the first colon, or null without a colon. */
  suffix(id: number): string | null {
    const owner = this.owner[id] as number;
    return owner === id ? null : this.text(id).slice(this.text(owner).length + 1);
  }

  private internTrimmed(source: LineBytes, start: number, end: number): number {
    const { bytes } = source;
    let from = start;
    let to = end;
    while (from < to && bytes[from] === SPACE) from++;
    while (to > from && bytes[to - 1] === SPACE) to--;
    return this.intern(source, from, to);
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
    if (this.size >= MAX_TEXTS) return NO_TEXT;
    const id = this.size++;
    const length = end - start;
    if (this.usedBytes + length > this.arena.length) this.growArena();
    for (let i = 0; i < length; i++) this.arena[this.usedBytes + i] = bytes[start + i] as number;
    this.starts[id] = this.usedBytes;
    this.lengths[id] = length;
    this.hashes[id] = hash;
    this.owner[id] = id;
    this.slots[slot] = id;
    const at = this.usedBytes;
    this.usedBytes += length;
    if (this.size * 2 > this.mask) this.growSlots();
    for (let i = 0; i < length; i++) {
      if (this.arena[at + i] !== COLON) continue;
      this.owner[id] = this.intern({ bytes: this.arena, view: this.arenaView }, at, at + i);
      break;
    }
    return id;
  }

  private clearRecent(): void {
    this.fields.fill(NO_TEXT);
    this.recent.fill(NO_TEXT);
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
