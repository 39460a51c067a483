import type { WallClockMs } from './types.ts';

/** Above any real match, which has a few thousand; bounds the memory. */
const MAX_LINES = 1 << 17;

/** A line's time, pair and amount, side by side: one cache line holds several of them. */
const VALUES_PER_LINE = 3;
const INITIAL_LENGTH = 4_096 * VALUES_PER_LINE;

/** Interned ids stay below 2^16, so that two of them fit into one number. */
const ID_BITS = 16;
const ID_MASK = (1 << ID_BITS) - 1;

const INT32_MIN = -(2 ** 31);
const INT32_MAX = 2 ** 31 - 1;

/** The damage lines of one match in order, until its teams are known; allocates only when it grows. */
export class DamageLog {
  /** False if the match has more lines, a larger amount or a longer time than any real one. */
  isComplete = true;
  private length = 0;
  private start: WallClockMs = 0;
  private cells = new Int32Array(INITIAL_LENGTH);

  /** Adds a line; `attacker` is the owner of an attacking entity, both ids are of the reader's interner. */
  add(at: WallClockMs, attacker: number, victim: number, hundredths: number): void {
    const { length } = this;
    if (length === 0) this.start = at;
    else if (length === this.cells.length && !this.grow()) return;
    const { cells } = this;
    const elapsedMs = (at - this.start) | 0;
    const amount = hundredths | 0;
    if (amount !== hundredths || elapsedMs !== at - this.start) this.isComplete = false;
    cells[length] = elapsedMs;
    cells[length + 1] = (attacker << ID_BITS) | victim;
    cells[length + 2] = amount;
    this.length = length + VALUES_PER_LINE;
  }

  /**
   * Sums the damage between two sides by interval: a line counts for the first of the ascending `times`
   * that is not before it, or for the last if there is none. `sides` maps an id to side 1 or 2, or to 0
   * for neither.
   */
  sumBySide(
    sides: Uint8Array,
    times: readonly WallClockMs[],
  ): { first: Float64Array; second: Float64Array } {
    const { cells, length, start } = this;
    const last = times.length - 1;
    const ends = Int32Array.from(times, (time) => clampToInt32(time - start));
    ends[last] = INT32_MAX;
    const first = new Float64Array(times.length);
    const second = new Float64Array(times.length);
    let interval = 0;
    let intervalStart = INT32_MIN;
    let intervalEnd = ends[0] as number;
    for (let line = 0; line < length; line += VALUES_PER_LINE) {
      const pair = cells[line + 1] as number;
      const side = sides[pair >>> ID_BITS] as number;
      // Only 1 and 2 add up to 3.
      if (side + (sides[pair & ID_MASK] as number) !== 3) continue;
      const elapsedMs = cells[line] as number;
      if (elapsedMs > intervalEnd || elapsedMs <= intervalStart) {
        while (elapsedMs > (ends[interval] as number)) interval++;
        // Goes back only if the clock was set back during the match.
        while (interval > 0 && elapsedMs <= (ends[interval - 1] as number)) interval--;
        intervalStart = interval === 0 ? INT32_MIN : (ends[interval - 1] as number);
        intervalEnd = ends[interval] as number;
      }
      const sums = side === 1 ? first : second;
      sums[interval] = (sums[interval] as number) + (cells[line + 2] as number);
    }
    return { first, second };
  }

  clear(): void {
    this.length = 0;
    this.isComplete = true;
    if (this.cells.length > INITIAL_LENGTH * 8) this.cells = new Int32Array(INITIAL_LENGTH);
  }

  /** Returns false if the maximum size is reached. */
  private grow(): boolean {
    const { cells } = this;
    if (cells.length >= MAX_LINES * VALUES_PER_LINE) {
      this.isComplete = false;
      return false;
    }
    this.cells = new Int32Array(cells.length * 2);
    this.cells.set(cells);
    return true;
  }
}

function clampToInt32(value: number): number {
  return Math.min(INT32_MAX, Math.max(INT32_MIN, value));
}
