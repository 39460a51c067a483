import type { LineBytes } from './bytes.ts';
import { SPACE, TAB, word } from './bytes.ts';
import type { WallClockMs } from './types.ts';

const DAY = 86_400_000;

const HOUR = 3_600_000;

/** Lines written out of order, or a clock put right by so much, are no midnight. */
const PUT_RIGHT = 2 * 60_000;

/** Summer time ends in the first hours of a day; then the clock goes back by an hour at most. */
const SUMMER_TIME_ENDS_BEFORE = 4 * HOUR;

const BAR = 124;
const COLON = 58;
const DOT = 46;
const CMBT = word('CMBT');

/**
 * Reads the prefix of lines, which holds a time of day and no date, and counts the days from the
 * session's start. Shapes: `02:20:36.496| `, `02:12:05.812 | `, `11:11:32.853  CMBT   | `, and
 * game.log's `22:31:03.278         | `.
 */
export class LineClock {
  /** When the line was written; the previous one's time after a line without prefix. */
  at: WallClockMs;
  private readonly source: LineBytes;
  private dayStart: WallClockMs;
  private timeOfDay: number;
  private lastHour = 0;
  private lastMinute = 0;
  private lastSecond = -1;

  constructor(source: LineBytes, session: WallClockMs) {
    this.source = source;
    this.dayStart = Math.floor(session / DAY) * DAY;
    this.timeOfDay = session - this.dayStart;
    this.at = session;
  }

  /** Offset of what follows the prefix and its one blank, or -1 when there is no prefix. */
  readPrefix(start: number, end: number): number {
    if (end - start < 13) return -1;
    const { bytes, view } = this.source;
    // Nearly every line is of the same second as the one before: two words tell.
    const hour = view.getInt32(start, true);
    const minute = view.getInt32(start + 4, true);
    let second = this.lastSecond;
    if (hour !== this.lastHour || minute !== this.lastMinute || second < 0) {
      second = readSecond(bytes, start);
      if (second < 0) return -1;
      this.lastHour = hour;
      this.lastMinute = minute;
      this.lastSecond = second;
    }
    if (bytes[start + 8] !== DOT) return -1;
    const a = (bytes[start + 9] as number) - 48;
    const b = (bytes[start + 10] as number) - 48;
    const c = (bytes[start + 11] as number) - 48;
    if (a < 0 || a > 9 || b < 0 || b > 9 || c < 0 || c > 9) return -1;
    const content = bytes[start + 12] === BAR ? start + 13 : passBar(this.source, start + 12, end);
    if (content < 0) return -1;
    const timeOfDay = second + a * 100 + b * 10 + c;
    if (timeOfDay < this.timeOfDay && isNextDay(this.timeOfDay, timeOfDay)) this.dayStart += DAY;
    this.timeOfDay = timeOfDay;
    this.at = this.dayStart + timeOfDay;
    return content < end && (bytes[content] === SPACE || bytes[content] === TAB)
      ? content + 1
      : content;
  }
}

/** Whether a time of day that is earlier than the one before is of the next day. */
function isNextDay(before: number, now: number): boolean {
  const back = before - now;
  return back > (before < SUMMER_TIME_ENDS_BEFORE ? HOUR : PUT_RIGHT);
}

/** `HH:MM:SS` as milliseconds, or -1. */
function readSecond(bytes: Uint8Array, start: number): number {
  if (bytes[start + 2] !== COLON || bytes[start + 5] !== COLON) return -1;
  const hours = twoDigits(bytes, start);
  const minutes = twoDigits(bytes, start + 3);
  const seconds = twoDigits(bytes, start + 6);
  if (hours < 0 || hours > 23 || minutes < 0 || minutes > 59 || seconds < 0 || seconds > 59) {
    return -1;
  }
  return ((hours * 60 + minutes) * 60 + seconds) * 1000;
}

function twoDigits(bytes: Uint8Array, at: number): number {
  const tens = (bytes[at] as number) - 48;
  const ones = (bytes[at + 1] as number) - 48;
  return tens < 0 || tens > 9 || ones < 0 || ones > 9 ? -1 : tens * 10 + ones;
}

/** Offset behind blanks, an optional `CMBT`, blanks and the bar; -1 where that is not what stands there. */
function passBar(source: LineBytes, from: number, end: number): number {
  const { bytes, view } = source;
  let at = from;
  while (at < end && (bytes[at] === SPACE || bytes[at] === TAB)) at++;
  if (at + 4 <= end && view.getInt32(at, true) === CMBT) {
    at += 4;
    while (at < end && (bytes[at] === SPACE || bytes[at] === TAB)) at++;
  }
  return at < end && bytes[at] === BAR ? at + 1 : -1;
}
