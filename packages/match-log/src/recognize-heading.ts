import {
  findIdentifierEnd,
  findLiteral,
  findQuote,
  type LineBytes,
  literal,
  type ParsedNumber,
  QUOTE,
  readHundredths,
  readInteger,
  SPACE,
  skipBlanks,
  startsWith,
  trimEnd,
} from './bytes.ts';
import {
  FINISH,
  GAMEPLAY_START,
  LEVEL,
  type LineFields,
  ROUND,
  TEST_DRIVE_END,
  TEST_DRIVE_START,
  UNKNOWN,
} from './line-kinds.ts';

const EQUALS = 61;
const COLON = 58;

const LEVEL_START = literal('starting level ');
const MAPS = literal('levels/maps/');
const STARTED_MAP = literal("' started, map '");
const TEST_STARTED = literal('TestDrive started');
const TEST_FINISH = literal('TestDrive finish');
const GAMEPLAY_QUOTE = literal("Gameplay '");
const GAMEPLAY_FINISH = literal('Gameplay finish, reason: ');
const BEST_OF = literal('Best Of N round ');
const ROUND_FINISH = literal(' finish, reason: ');
const WINNER_TEAM = literal(', winner team ');
const WIN_REASON = literal(', win reason: ');
const BATTLE_TIME = literal(', battle time: ');
const SEC = literal(' sec');

const parsed: ParsedNumber = { value: 0, next: 0 };

/** Recognizes lines between equals signs: levels, gameplay, rounds, finishes, test drives. */
export function recognizeHeading(
  source: LineBytes,
  start: number,
  end: number,
  fields: LineFields,
): number {
  const { bytes, view } = source;
  let at = start;
  while (at < end && bytes[at] === EQUALS) at++;
  at = skipBlanks(bytes, at, end);
  let stop = trimEnd(bytes, at, end);
  while (stop > at && bytes[stop - 1] === EQUALS) stop--;
  stop = trimEnd(bytes, at, stop);

  if (startsWith(view, at, stop, GAMEPLAY_FINISH)) {
    fields.n2 = 0;
    return readOutcome(source, at + GAMEPLAY_FINISH.length, stop, fields) ? FINISH : UNKNOWN;
  }
  if (startsWith(view, at, stop, BEST_OF)) {
    readInteger(bytes, at + BEST_OF.length, stop, parsed);
    if (parsed.next < 0 || !startsWith(view, parsed.next, stop, ROUND_FINISH)) return UNKNOWN;
    fields.n2 = parsed.value;
    const reason = parsed.next + ROUND_FINISH.length;
    return readOutcome(source, reason, stop, fields) && fields.n3 === 1 ? ROUND : UNKNOWN;
  }
  if (startsWith(view, at, stop, LEVEL_START)) {
    readInteger(bytes, at + LEVEL_START.length, stop, parsed);
    at = parsed.next;
    if (at < 0 || bytes[at] !== COLON || bytes[at + 1] !== SPACE || bytes[at + 2] !== QUOTE) {
      return UNKNOWN;
    }
    fields.n0 = parsed.value;
    at += 3;
    if (startsWith(view, at, stop, MAPS)) at += MAPS.length;
    const quote = findQuote(view, at, stop);
    if (quote < 0) return UNKNOWN;
    fields.aStart = at;
    fields.aEnd = quote;
    fields.bStart = skipBlanks(bytes, quote + 1, stop);
    fields.bEnd = findIdentifierEnd(bytes, fields.bStart, stop);
    return LEVEL;
  }
  if (startsWith(view, at, stop, GAMEPLAY_QUOTE)) {
    fields.aStart = at + GAMEPLAY_QUOTE.length;
    const middle = findLiteral(view, fields.aStart, stop, STARTED_MAP);
    if (middle < 0 || bytes[stop - 1] !== QUOTE) return UNKNOWN;
    fields.aEnd = middle;
    fields.bStart = middle + STARTED_MAP.length;
    fields.bEnd = stop - 1;
    return GAMEPLAY_START;
  }
  if (startsWith(view, at, stop, TEST_STARTED)) return TEST_DRIVE_START;
  if (startsWith(view, at, stop, TEST_FINISH)) return TEST_DRIVE_END;
  return UNKNOWN;
}

/**
 * Reads `no_cars, winner team 1, win reason: MORE_CARS_LEFT, battle time: 169.3 sec`. A finish may
 * have only the reason; then `n3` is 0.
 */
function readOutcome(source: LineBytes, start: number, stop: number, fields: LineFields): boolean {
  const { bytes, view } = source;
  fields.aStart = start;
  fields.aEnd = findIdentifierEnd(bytes, start, stop);
  fields.bStart = 0;
  fields.bEnd = 0;
  fields.n0 = 0;
  fields.n1 = 0;
  fields.n3 = 0;
  if (fields.aEnd === start) return false;
  if (fields.aEnd === stop) return true;
  if (!startsWith(view, fields.aEnd, stop, WINNER_TEAM)) return false;
  readInteger(bytes, fields.aEnd + WINNER_TEAM.length, stop, parsed);
  if (parsed.next < 0 || !startsWith(view, parsed.next, stop, WIN_REASON)) return false;
  fields.n0 = parsed.value;
  fields.bStart = parsed.next + WIN_REASON.length;
  fields.bEnd = findIdentifierEnd(bytes, fields.bStart, stop);
  if (!startsWith(view, fields.bEnd, stop, BATTLE_TIME)) return false;
  readHundredths(bytes, fields.bEnd + BATTLE_TIME.length, stop, parsed);
  if (parsed.next < 0 || !startsWith(view, parsed.next, stop, SEC)) return false;
  fields.n1 = Math.round(parsed.value / 10);
  fields.n3 = 1;
  return true;
}
