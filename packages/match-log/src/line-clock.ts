import type { LineBytes } from './bytes.ts';
import { SPACE, TAB, word } from './bytes.ts';
import type { WallClockMs } from './types.ts';

const DAY_MS = 86_400_000;

const HOUR_MS = 3_600_000;

/** Going back less than this means unordered lines or an adjusted clock, not midnight. */
const CLOCK_ADJUSTMENT_MS = 2 * 60_000;

/** Daylight saving time ends in the first hours of a day; the clock then goes back by an hour. */
const DST_END_LATEST_MS = 4 * HOUR_MS;

const BAR = 124;
const COLON = 58;
const DOT = 46;
const CMBT = word('CMBT');

/**
 * Reads the prefix of lines, which has a time of day but no date, and counts the days since the
 * session's start. Formats: `02:20:36.496| `, `02:12:05.812 | `, `11:11:32.853  CMBT   | `, and
 * game.log's `22:31:03.278         | `.
 */
export class LineClock {
  /** When the line was written, or the previous one if it has no prefix. */
  at: WallClockMs;
  private readonly source: LineBytes;
  private dayStart: WallClockMs;
  private timeOfDay: number;
  private lastFirstWord = 0;
  private lastSecondWord = 0;
  private lastWholeSecondMs = -1;

  constructor(source: LineBytes, sessionStartedAt: WallClockMs) {
    this.source = source;
    this.dayStart = Math.floor(sessionStartedAt / DAY_MS) * DAY_MS;
    this.timeOfDay = sessionStartedAt - this.dayStart;
    this.at = sessionStartedAt;
  }

  /** Reads a prefix and returns the offset after it and its blank, or -1 without a prefix. */
  readPrefix(start: number, end: number): number {
    if (end - start < 13) return -1;
    const { bytes, view } = this.source;
    // Most lines have the same second as the one before, so two words are compared first.
    const firstWord = view.getInt32(start, true);
    const secondWord = view.getInt32(start + 4, true);
    let wholeSecondMs = this.lastWholeSecondMs;
    if (
      firstWord !== this.lastFirstWord ||
      secondWord !== this.lastSecondWord ||
      wholeSecondMs < 0
    ) {
      wholeSecondMs = readWholeSecond(bytes, start);
      if (wholeSecondMs < 0) return -1;
      this.lastFirstWord = firstWord;
      this.lastSecondWord = secondWord;
      this.lastWholeSecondMs = wholeSecondMs;
    }
    if (bytes[start + 8] !== DOT) return -1;
    const a = (bytes[start + 9] as number) - 48;
    const b = (bytes[start + 10] as number) - 48;
    const c = (bytes[start + 11] as number) - 48;
    if (a < 0 || a > 9 || b < 0 || b > 9 || c < 0 || c > 9) return -1;
    const content = bytes[start + 12] === BAR ? start + 13 : skipBar(this.source, start + 12, end);
    if (content < 0) return -1;
    const timeOfDay = wholeSecondMs + a * 100 + b * 10 + c;
    if (timeOfDay < this.timeOfDay && isNextDay(this.timeOfDay, timeOfDay)) this.dayStart += DAY_MS;
    this.timeOfDay = timeOfDay;
    this.at = this.dayStart + timeOfDay;
    return content < end && (bytes[content] === SPACE || bytes[content] === TAB)
      ? content + 1
      : content;
  }
}

/** Returns whether a time of day before the previous one belongs to the next day. */
function isNextDay(previous: number, current: number): boolean {
  const wentBackMs = previous - current;
  return wentBackMs > (previous < DST_END_LATEST_MS ? HOUR_MS : CLOCK_ADJUSTMENT_MS);
}

/** Reads `HH:MM:SS` as milliseconds, or -1. */
function readWholeSecond(bytes: Uint8Array, start: number): number {
  if (bytes[start + 2] !== COLON || bytes[start + 5] !== COLON) return -1;
  const hours = readTwoDigits(bytes, start);
  const minutes = readTwoDigits(bytes, start + 3);
  const seconds = readTwoDigits(bytes, start + 6);
  if (hours < 0 || hours > 23 || minutes < 0 || minutes > 59 || seconds < 0 || seconds > 59) {
    return -1;
  }
  return ((hours * 60 + minutes) * 60 + seconds) * 1000;
}

function readTwoDigits(bytes: Uint8Array, at: number): number {
  const tens = (bytes[at] as number) - 48;
  const ones = (bytes[at + 1] as number) - 48;
  return tens < 0 || tens > 9 || ones < 0 || ones > 9 ? -1 : tens * 10 + ones;
}

/** Returns the offset after blanks, an optional `CMBT`, blanks and the bar; -1 for anything else. */
function skipBar(source: LineBytes, from: number, end: number): number {
  const { bytes, view } = source;
  let at = from;
  while (at < end && (bytes[at] === SPACE || bytes[at] === TAB)) at++;
  if (at + 4 <= end && view.getInt32(at, true) === CMBT) {
    at += 4;
    while (at < end && (bytes[at] === SPACE || bytes[at] === TAB)) at++;
  }
  return at < end && bytes[at] === BAR ? at + 1 : -1;
}
