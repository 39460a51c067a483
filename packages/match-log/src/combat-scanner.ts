import { type LineBytes, literal, startsWith } from './bytes.ts';
import { decodeText } from './decode-text.ts';
import { LineClock } from './line-clock.ts';
import * as kinds from './line-kinds.ts';
import { type LineSink, LineWindow } from './line-window.ts';
import { recognizeLine } from './recognize-line.ts';
import type { WallClockMs } from './types.ts';

const DATE_HEADER = literal('--- Date:');
const HEADING_END = literal('=====');
const MAX_EXAMPLES = 20;
const MAX_EXAMPLE_LENGTH = 200;

export interface CombatSink {
  /** Receives a recognised line; `fields`, their bytes and the clock are valid only during the call. */
  onCombatLine(kind: number, fields: kinds.LineFields, clock: LineClock, source: LineBytes): void;
  onUnknownLine?(at: WallClockMs, text: string): void;
}

/** Recognizes the lines of a combat.log, for both the match reader and the event reader. */
export class CombatScanner implements LineSink {
  /** Lines that are not blank. */
  lines = 0;
  recognizedLines = 0;
  unknownLines = 0;
  readonly unknownExamples: string[] = [];
  private readonly window: LineWindow;
  private readonly source: LineBytes;
  private readonly clock: LineClock;
  private readonly sink: CombatSink;
  private readonly fields = kinds.emptyFields();

  constructor(sessionStartedAt: WallClockMs, sink: CombatSink) {
    this.sink = sink;
    this.window = new LineWindow(() => this);
    this.source = this.window;
    this.clock = new LineClock(this.window, sessionStartedAt);
  }

  push(chunk: Uint8Array): void {
    this.window.push(chunk);
  }

  end(): void {
    this.window.end();
  }

  onLine(start: number, end: number, isComplete: boolean): void {
    const { source, clock, fields } = this;
    if (!isComplete) {
      this.addCutLine(start, end);
      return;
    }
    const content = clock.readPrefix(start, end);
    if (content < 0) {
      this.addLineWithoutPrefix(start, end);
      return;
    }
    const kind = recognizeLine(source, content, end, fields);
    if (kind === kinds.UNKNOWN) {
      this.addUnknownLine(start, end);
      return;
    }
    this.lines++;
    if (kind === kinds.BLANK) return;
    this.recognizedLines++;
    this.sink.onCombatLine(kind, fields, clock, source);
  }

  /**
   * Handles a line that may be cut off and may have lost digits or half a name. Only the end of a
   * heading shows that it is complete; any other line is skipped.
   */
  private addCutLine(start: number, end: number): void {
    if (end - start > 5 && startsWith(this.source.view, end - 5, end, HEADING_END)) {
      this.onLine(start, end, true);
    } else if (this.clock.readPrefix(start, end) < 0) {
      this.addUnknownLine(start, end);
    } else {
      this.lines++;
    }
  }

  private addLineWithoutPrefix(start: number, end: number): void {
    const { bytes, view } = this.source;
    for (let at = start; at < end; at++) {
      const byte = bytes[at] as number;
      if (byte === 32 || byte === 9 || byte === 13) continue;
      if (startsWith(view, at, end, DATE_HEADER)) this.lines++;
      else this.addUnknownLine(start, end);
      return;
    }
  }

  private addUnknownLine(start: number, end: number): void {
    this.lines++;
    this.unknownLines++;
    const { sink, source, clock } = this;
    const shouldKeepExample = this.unknownExamples.length < MAX_EXAMPLES;
    if (!shouldKeepExample && sink.onUnknownLine === undefined) return;
    // A character has at most four bytes, so the cut never affects the part that is kept.
    const cutEnd = Math.min(end, start + MAX_EXAMPLE_LENGTH * 4);
    const text = decodeText(source.bytes, start, cutEnd)
      .slice(0, MAX_EXAMPLE_LENGTH)
      .toWellFormed();
    if (shouldKeepExample) this.unknownExamples.push(text);
    sink.onUnknownLine?.(clock.at, text);
  }
}
