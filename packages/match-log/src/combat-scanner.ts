import { type LineBytes, literal, startsWith } from './bytes.ts';
import { decodeText } from './decode-text.ts';
import { LineClock } from './line-clock.ts';
import * as kinds from './line-kinds.ts';
import { type LineSink, LineWindow } from './line-window.ts';
import { recogniseLine } from './recognise-line.ts';
import type { WallClockMs } from './types.ts';

const DATE_HEADER = literal('--- Date:');
const CUT_HEADING = literal('=====');
const KEPT_EXAMPLES = 20;
const EXAMPLE_LENGTH = 200;

export interface CombatSink {
  /** One recognised line; `fields`, the bytes they point into and the clock are only valid during the call. */
  combatLine(kind: number, fields: kinds.LineFields, clock: LineClock, source: LineBytes): void;
  unknownLine?(at: WallClockMs, text: string): void;
}

/** Bytes of a combat.log to recognised lines: what the match reader and the event reader share. */
export class CombatScanner implements LineSink {
  /** Lines that are not blank. */
  lines = 0;
  recognised = 0;
  unknown = 0;
  readonly unknownExamples: string[] = [];
  private readonly window: LineWindow;
  private readonly source: LineBytes;
  private readonly clock: LineClock;
  private readonly sink: CombatSink;
  private readonly fields = kinds.emptyFields();

  constructor(session: WallClockMs, sink: CombatSink) {
    this.sink = sink;
    this.window = new LineWindow(() => this);
    this.source = this.window;
    this.clock = new LineClock(this.window, session);
  }

  push(chunk: Uint8Array): void {
    this.window.push(chunk);
  }

  end(): void {
    this.window.end();
  }

  line(start: number, end: number, whole: boolean): void {
    const { source, clock, fields } = this;
    if (!whole) {
      this.cutLine(start, end);
      return;
    }
    const content = clock.readPrefix(start, end);
    if (content < 0) {
      this.withoutPrefix(start, end);
      return;
    }
    const kind = recogniseLine(source, content, end, fields);
    if (kind === kinds.UNKNOWN) {
      this.isUnknown(start, end);
      return;
    }
    this.lines++;
    if (kind === kinds.BLANK) return;
    this.recognised++;
    this.sink.combatLine(kind, fields, clock, source);
  }

  /**
   * A line that nothing ends may have lost digits or half a name. Only a heading shows its own end;
   * anything else is passed over.
   */
  private cutLine(start: number, end: number): void {
    if (end - start > 5 && startsWith(this.source.view, end - 5, end, CUT_HEADING)) {
      this.line(start, end, true);
    } else if (this.clock.readPrefix(start, end) < 0) {
      this.isUnknown(start, end);
    } else {
      this.lines++;
    }
  }

  private withoutPrefix(start: number, end: number): void {
    const { bytes, view } = this.source;
    for (let at = start; at < end; at++) {
      const byte = bytes[at] as number;
      if (byte === 32 || byte === 9 || byte === 13) continue;
      if (startsWith(view, at, end, DATE_HEADER)) this.lines++;
      else this.isUnknown(start, end);
      return;
    }
  }

  private isUnknown(start: number, end: number): void {
    this.lines++;
    this.unknown++;
    const { sink, source, clock } = this;
    const isKept = this.unknownExamples.length < KEPT_EXAMPLES;
    if (!isKept && sink.unknownLine === undefined) return;
    // Four bytes a character at most, so the cut never falls into the part that is kept.
    const cut = Math.min(end, start + EXAMPLE_LENGTH * 4);
    const text = decodeText(source.bytes, start, cut).slice(0, EXAMPLE_LENGTH).toWellFormed();
    if (isKept) this.unknownExamples.push(text);
    sink.unknownLine?.(clock.at, text);
  }
}
