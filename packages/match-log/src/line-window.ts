import { CARRIAGE_RETURN, findNewline, type LineBytes, NEWLINE, PADDING } from './bytes.ts';

/** Size of the window that lines are read from; small enough for a core's cache. */
const WINDOW_BYTES = 1 << 17;

/** Far above any real line; longer ones are cut and marked as such. */
export const MAX_LINE_BYTES = 8192;

export interface LineSink {
  /**
   * Receives a line without its line break.
   * @param isComplete false if the line may be cut off: the last one without a line break, or one longer
   * than `MAX_LINE_BYTES`.
   */
  onLine(start: number, end: number, isComplete: boolean): void;
}

/**
 * Splits chunks of any size into lines. Chunks are copied into one window (cheap compared to reading
 * them), so that a line split over chunks is contiguous and memory does not depend on the input.
 */
export class LineWindow implements LineBytes {
  readonly bytes = new Uint8Array(WINDOW_BYTES + PADDING);
  readonly view = new DataView(this.bytes.buffer);
  private sink: LineSink;
  /** Number of bytes in the window. */
  private filled = 0;
  /** True while the rest of an overlong line is skipped. */
  private isSkipping = false;
  private isAtStart = true;

  constructor(sink: (window: LineBytes) => LineSink) {
    this.sink = sink(this);
  }

  push(chunk: Uint8Array): void {
    for (let from = 0; from < chunk.length; ) {
      const size = Math.min(chunk.length - from, WINDOW_BYTES - this.filled);
      this.bytes.set(
        size === chunk.length ? chunk : chunk.subarray(from, from + size),
        this.filled,
      );
      this.filled += size;
      from += size;
      this.readLines();
    }
  }

  /** Emits the rest as a possibly cut line, unless a carriage return shows that it is complete. */
  end(): void {
    this.skipByteOrderMark(true);
    if (this.filled > 0 && !this.isSkipping) {
      this.bytes[this.filled] = NEWLINE;
      const isComplete = this.bytes[this.filled - 1] === CARRIAGE_RETURN;
      const end = isComplete ? this.filled - 1 : this.filled;
      if (end > 0) this.sink.onLine(0, end, isComplete);
    }
    this.filled = 0;
    this.isSkipping = false;
  }

  private readLines(): void {
    if (!this.skipByteOrderMark(false)) return;
    const { bytes, view, filled, sink } = this;
    bytes.fill(NEWLINE, filled, filled + 8);
    let start = 0;
    for (;;) {
      const newline = findNewline(view, start);
      if (newline >= filled) break;
      if (this.isSkipping) {
        this.isSkipping = false;
      } else {
        const end =
          newline > start && bytes[newline - 1] === CARRIAGE_RETURN ? newline - 1 : newline;
        if (end - start > MAX_LINE_BYTES) sink.onLine(start, start + MAX_LINE_BYTES, false);
        else if (end > start) sink.onLine(start, end, true);
      }
      start = newline + 1;
    }
    if (this.isSkipping) start = filled;
    else if (filled - start > MAX_LINE_BYTES + 1) {
      sink.onLine(start, start + MAX_LINE_BYTES, false);
      this.isSkipping = true;
      start = filled;
    }
    bytes.copyWithin(0, start, filled);
    this.filled = filled - start;
  }

  /** Drops a byte order mark at the start; false while there are too few bytes to decide. */
  private skipByteOrderMark(isEnd: boolean): boolean {
    if (!this.isAtStart) return true;
    const { bytes, filled } = this;
    if (filled < 3 && !isEnd) return false;
    this.isAtStart = false;
    if (filled >= 3 && bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf) {
      bytes.copyWithin(0, 3, filled);
      this.filled = filled - 3;
    }
    return true;
  }
}
