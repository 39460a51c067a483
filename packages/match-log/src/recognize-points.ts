import {
  findIdentifierEnd,
  type LineBytes,
  literal,
  type ParsedNumber,
  readInteger,
  SPACE,
  skipBlanks,
  startsWith,
  trimEnd,
  word,
} from './bytes.ts';
import * as kinds from './line-kinds.ts';
import { NAME_WIDTH } from './name-width.ts';

type LineFields = kinds.LineFields;

const parsed: ParsedNumber = { value: 0, next: 0 };

const COMMA = 44;
const DOT = 46;
const COLON = 58;
const OPEN_BRACKET = 91;
const CLOSE_BRACKET = 93;
// The fixed text of a line, four bytes at a time.
const ER__ = word('er: ');
const E_TABS = word('e:\t\t');
const PLAY = word('play');
const COMMA_NICK = word(',\t\tn');
const ICK = word('ick:');
const OT__ = word('ot: ');
const COMMA_REASON = word(',\t\tr');
const EASO = word('easo');
const ON__ = word('on: ');
const COMMA_GOT = word(',\t\tG');
const NICK = literal('nick:');
const PLAYER_COLON = literal('player:');
const GOT = literal('Got:');
const REASON = literal('reason:');
const STRIPE_START = literal("Stripe '");
const STRIPE_VALUE = literal("' value increased by ");
const FOR_PLAYER = literal(' for player ');

/** Recognizes `Score:\t\tplayer: 19,\t\tnick:               Damon,\t\tGot:  10,\t\treason: FIRST_DAMAGE` */
export function recognizeScore(
  source: LineBytes,
  start: number,
  end: number,
  fields: LineFields,
): number {
  const { bytes, view } = source;
  // Tries the usual layout word by word; otherwise the line is read by its commas.
  if (
    view.getInt32(start + 4, true) === E_TABS &&
    view.getInt32(start + 8, true) === PLAY &&
    view.getInt32(start + 12, true) === ER__
  ) {
    let at = start + 16;
    if (bytes[at] === SPACE) at++;
    readInteger(bytes, at, end, parsed);
    at = parsed.next;
    if (at > 0 && view.getInt32(at, true) === COMMA_NICK && view.getInt32(at + 4, true) === ICK) {
      fields.n0 = parsed.value;
      fields.aStart = at + 8;
      at += 8 + NAME_WIDTH;
      if (view.getInt32(at, true) === COMMA_GOT && view.getInt32(at + 4, true) === OT__) {
        fields.aEnd = at;
        return readPoints(source, at + 8, end, fields);
      }
    }
  }
  return recognizeScoreByCommas(source, start, end, fields);
}

function recognizeScoreByCommas(
  source: LineBytes,
  start: number,
  end: number,
  fields: LineFields,
): number {
  const { bytes, view } = source;
  if (bytes[start + 4] !== 101 || bytes[start + 5] !== COLON) return kinds.UNKNOWN;
  let at = skipBlanks(bytes, start + 6, end);
  if (!startsWith(view, at, end, PLAYER_COLON)) return kinds.UNKNOWN;
  readInteger(bytes, skipBlanks(bytes, at + 7, end), end, parsed);
  if (parsed.next < 0 || bytes[parsed.next] !== COMMA) return kinds.UNKNOWN;
  fields.n0 = parsed.value;
  at = skipBlanks(bytes, parsed.next + 1, end);
  if (!startsWith(view, at, end, NICK)) return kinds.UNKNOWN;
  fields.aStart = at + 5;
  let separator = skipBlanks(bytes, at + 5, end);
  while (
    separator < end &&
    !(bytes[separator] === COMMA && isPointsField(source, separator, end))
  ) {
    separator++;
  }
  if (separator >= end) return kinds.UNKNOWN;
  fields.aEnd = separator;
  return readPoints(source, skipBlanks(bytes, separator + 1, end) + 4, end, fields);
}

/** Reads ` 10,\t\treason: FIRST_DAMAGE`. */
function readPoints(source: LineBytes, start: number, end: number, fields: LineFields): number {
  const { bytes, view } = source;
  readInteger(bytes, skipBlanks(bytes, start, end), end, parsed);
  let at = parsed.next;
  if (at < 0 || bytes[at] !== COMMA) return kinds.UNKNOWN;
  fields.n1 = parsed.value;
  if (
    view.getInt32(at, true) === COMMA_REASON &&
    view.getInt32(at + 4, true) === EASO &&
    view.getInt32(at + 7, true) === ON__
  ) {
    at += 11;
  } else {
    at = skipBlanks(bytes, at + 1, end);
    if (!startsWith(view, at, end, REASON)) return kinds.UNKNOWN;
    at = skipBlanks(bytes, at + 7, end);
  }
  fields.bStart = at;
  fields.bEnd = findIdentifierEnd(bytes, at, end);
  return fields.bEnd > at && trimEnd(bytes, fields.bEnd, end) === fields.bEnd
    ? kinds.SCORE
    : kinds.UNKNOWN;
}

function isPointsField({ bytes, view }: LineBytes, comma: number, end: number): boolean {
  return startsWith(view, skipBlanks(bytes, comma + 1, end), end, GOT);
}

/** Recognizes `Stripe 'PvpMvpWin' value increased by 1 for player 19 [Damon].` */
export function recognizeStripe(
  source: LineBytes,
  start: number,
  end: number,
  fields: LineFields,
): number {
  const { bytes, view } = source;
  if (!startsWith(view, start, end, STRIPE_START)) return kinds.UNKNOWN;
  const medal = start + 8;
  const quote = findIdentifierEnd(bytes, medal, end);
  if (quote === medal || !startsWith(view, quote, end, STRIPE_VALUE)) return kinds.UNKNOWN;
  fields.bStart = medal;
  fields.bEnd = quote;
  readInteger(bytes, quote + STRIPE_VALUE.length, end, parsed);
  if (parsed.next < 0 || !startsWith(view, parsed.next, end, FOR_PLAYER)) return kinds.UNKNOWN;
  fields.n1 = parsed.value;
  readInteger(bytes, parsed.next + FOR_PLAYER.length, end, parsed);
  const openBracket = parsed.next + 1;
  if (parsed.next < 0 || bytes[openBracket - 1] !== SPACE || bytes[openBracket] !== OPEN_BRACKET)
    return kinds.UNKNOWN;
  fields.n0 = parsed.value;
  const closeBracket = trimEnd(bytes, openBracket, end) - 2;
  if (
    closeBracket <= openBracket ||
    bytes[closeBracket] !== CLOSE_BRACKET ||
    bytes[closeBracket + 1] !== DOT
  )
    return kinds.UNKNOWN;
  fields.aStart = openBracket + 1;
  fields.aEnd = closeBracket;
  return kinds.STRIPE;
}
