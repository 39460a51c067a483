import { CARRIAGE_RETURN, findNewline, type LineBytes, NEWLINE, PADDING } from './bytes.ts';

/** Size of the window that lines are read from; small enough to stay in a core's cache. */
const WINDOW = 1 << 17;

/** No line of the game comes near this; what is longer is cut and marked so. */
export const LONGEST_LINE = 8192;

export interface LineSink {
  /**
   * One line without its line break.
   * @param whole false for what cannot be told from a cut line: the last one when nothing ends it,
   * and one longer than `LONGEST_LINE`.
   */
  line(start: number, end: number, whole: boolean): void;
}

/**
 * Cuts chunks of any size into lines. Chunks are copied into one window (cheap beside reading them),
 * so a line split over chunks lies in one piece, and memory does not depend on the input.
 */
export class LineWindow implements LineBytes {
  readonly bytes = new Uint8Array(WINDOW + PADDING);
  readonly view = new DataView(this.bytes.buffer);
  private sink: LineSink;
  /** Bytes of the window that hold input. */
  private filled = 0;
  /** True while the rest of an overlong line is passed over. */
  private skipping = false;
  private atStart = true;

  constructor(sink: (window: LineBytes) => LineSink) {
    this.sink = sink(this);
  }

  push(chunk: Uint8Array): void {
    for (let from = 0; from < chunk.length; ) {
      const size = Math.min(chunk.length - from, WINDOW - this.filled);
      this.bytes.set(
        size === chunk.length ? chunk : chunk.subarray(from, from + size),
        this.filled,
      );
      this.filled += size;
      from += size;
      this.readLines();
    }
  }

  /** Hands out what is left as a line that nothing ends, unless a carriage return shows that it is whole. */
  end(): void {
    this.passByteOrderMark(true);
    if (this.filled > 0 && !this.skipping) {
      this.bytes[this.filled] = NEWLINE;
      const whole = this.bytes[this.filled - 1] === CARRIAGE_RETURN;
      const end = whole ? this.filled - 1 : this.filled;
      if (end > 0) this.sink.line(0, end, whole);
    }
    this.filled = 0;
    this.skipping = false;
  }

  private readLines(): void {
    if (!this.passByteOrderMark(false)) return;
    const { bytes, view, filled, sink } = this;
    bytes.fill(NEWLINE, filled, filled + 8);
    let start = 0;
    for (;;) {
      const newline = findNewline(view, start);
      if (newline >= filled) break;
      if (this.skipping) {
        this.skipping = false;
      } else {
        const end =
          newline > start && bytes[newline - 1] === CARRIAGE_RETURN ? newline - 1 : newline;
        if (end - start > LONGEST_LINE) sink.line(start, start + LONGEST_LINE, false);
        else if (end > start) sink.line(start, end, true);
      }
      start = newline + 1;
    }
    if (this.skipping) start = filled;
    else if (filled - start > LONGEST_LINE + 1) {
      sink.line(start, start + LONGEST_LINE, false);
      this.skipping = true;
      start = filled;
    }
    bytes.copyWithin(0, start, filled);
    this.filled = filled - start;
  }

  /** Drops a byte order mark at the very start; false while too little is there to tell. */
  private passByteOrderMark(isAll: boolean): boolean {
    if (!this.atStart) return true;
    const { bytes, filled } = this;
    if (filled < 3 && !isAll) return false;
    this.atStart = false;
    if (filled >= 3 && bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf) {
      bytes.copyWithin(0, 3, filled);
      this.filled = filled - 3;
    }
    return true;
  }
}
