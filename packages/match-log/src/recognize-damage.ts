import {
  findLiteral,
  findQuote,
  hasNoSpaceOrH,
  type LineBytes,
  literal,
  type ParsedNumber,
  QUOTE,
  readHundredths,
  SPACE,
  startsWith,
  trimEnd,
  word,
} from './bytes.ts';
import * as kinds from './line-kinds.ts';
import { NAME_WIDTH } from './name-width.ts';

type LineFields = kinds.LineFields;

const parsed: ParsedNumber = { value: 0, next: 0 };

const H = 72;
const T = 84;
const PIPE = 124;
const COMMA = 44;
// The fixed text of a line, four bytes at a time.
const GE_D = word('ge. ');
const VICT = word('Vict');
const IM__ = word('im: ');
const COMMA_AT = word(', at');
const TACK = word('tack');
const ER__ = word('er: ');
const COMMA_WE = word(', we');
const APON = word('apon');
const QUOTE_COMMA = word("', d");
const AMAG = word('amag');
const E___ = word('e: ');
const HUD_ = word('HUD_');
const IMPO = word('IMPO');
const RTAN = word('RTAN');
const ASSIST_START = literal('assist by ');
const WEAPON = literal(" weapon: '");
const SEC_AGO = literal(' sec ago, damage: ');

/** Recognizes `Damage. Victim: <20>, attacker: <20>, weapon '…', damage: 13.89 DMG_ENERGY|CONTINUOUS` */
export function recognizeDamage(
  source: LineBytes,
  start: number,
  end: number,
  fields: LineFields,
): number {
  const { bytes, view } = source;
  if (
    view.getInt32(start + 4, true) !== GE_D ||
    view.getInt32(start + 8, true) !== VICT ||
    view.getInt32(start + 12, true) !== IM__
  ) {
    return kinds.UNKNOWN;
  }
  const victim = start + 16;
  // The usual position comes first, since a nickname may contain a comma.
  let separator = victim + NAME_WIDTH;
  if (!hasAttackerLabel(view, separator)) {
    separator = victim;
    while (separator < end && !(bytes[separator] === COMMA && hasAttackerLabel(view, separator))) {
      separator++;
    }
  }
  const attacker = separator + 12;
  if (attacker >= end) return kinds.UNKNOWN;
  fields.aStart = victim;
  fields.aEnd = separator;

  separator = attacker + NAME_WIDTH;
  if (!hasWeaponLabel(bytes, view, separator)) {
    separator = attacker;
    while (
      separator < end &&
      !(bytes[separator] === COMMA && hasWeaponLabel(bytes, view, separator))
    ) {
      separator++;
    }
  }
  const weapon = separator + 10;
  if (weapon >= end) return kinds.UNKNOWN;
  fields.bStart = attacker;
  fields.bEnd = separator;

  const quote = findQuote(view, weapon, end);
  if (
    quote < 0 ||
    view.getInt32(quote, true) !== QUOTE_COMMA ||
    view.getInt32(quote + 4, true) !== AMAG ||
    ((view.getInt32(quote + 8, true) ^ E___) & 0xffffff) !== 0
  ) {
    return kinds.UNKNOWN;
  }
  fields.cStart = weapon;
  fields.cEnd = quote;
  return readAmount(source, quote + 11, end, fields) ? kinds.DAMAGE : kinds.UNKNOWN;
}

/** Recognizes `assist by Damon            weapon: 'CarPart_Gun_Plasma_Drill', 6.10 sec ago, damage: 25.47 DMG_ENERGY` */
export function recognizeAssist(
  source: LineBytes,
  start: number,
  end: number,
  fields: LineFields,
): number {
  const { bytes, view } = source;
  if (!startsWith(view, start, end, ASSIST_START)) return kinds.UNKNOWN;
  const nickname = start + ASSIST_START.length;
  let separator = nickname + NAME_WIDTH;
  if (!startsWith(view, separator, end, WEAPON))
    separator = findLiteral(view, nickname, end, WEAPON);
  if (separator < 0) return kinds.UNKNOWN;
  fields.aStart = nickname;
  fields.aEnd = trimEnd(bytes, nickname, separator);
  const weapon = separator + WEAPON.length;
  let quote = weapon;
  while (quote < end && bytes[quote] !== QUOTE) quote++;
  fields.bStart = weapon;
  fields.bEnd = quote;
  if (bytes[quote + 1] !== COMMA || bytes[quote + 2] !== SPACE) return kinds.UNKNOWN;
  readHundredths(bytes, quote + 3, end, parsed);
  if (parsed.next < 0 || !startsWith(view, parsed.next, end, SEC_AGO)) return kinds.UNKNOWN;
  fields.n2 = parsed.value;
  return readAmount(source, parsed.next + SEC_AGO.length, end, fields)
    ? kinds.ASSIST
    : kinds.UNKNOWN;
}

/** Reads `13.89 DMG_ENERGY|CONTINUOUS` up to the end of the line. */
function readAmount(source: LineBytes, start: number, end: number, fields: LineFields): boolean {
  const { bytes, view } = source;
  readHundredths(bytes, start, end, parsed);
  let at = parsed.next;
  if (at < 0) return false;
  fields.n0 = parsed.value;
  if (at < end && bytes[at] === SPACE) at++;
  fields.dStart = at;
  fields.n1 = 0;
  // Skips four bytes at a time until the cabin flag may begin or the flags end.
  while (at + 4 <= end && hasNoSpaceOrH(view.getInt32(at, true))) at += 4;
  for (; at < end; at++) {
    const byte = bytes[at];
    if (byte === SPACE) break;
    if (byte === H && isCabinFlag(bytes, view, fields.dStart, at, end)) {
      fields.n1 = 1;
      at += 12;
    }
  }
  fields.dEnd = at;
  return at === end || trimEnd(bytes, at, end) === at;
}

/** Returns whether the flag is `HUD_IMPORTANT`, which marks damage to the cabin. */
function isCabinFlag(
  bytes: Uint8Array,
  view: DataView,
  start: number,
  at: number,
  end: number,
): boolean {
  const nextByte = bytes[at + 13];
  return (
    view.getInt32(at, true) === HUD_ &&
    view.getInt32(at + 4, true) === IMPO &&
    view.getInt32(at + 8, true) === RTAN &&
    bytes[at + 12] === T &&
    (at === start || bytes[at - 1] === PIPE) &&
    at + 13 <= end &&
    (at + 13 === end || nextByte === PIPE || nextByte === SPACE)
  );
}

function hasAttackerLabel(view: DataView, at: number): boolean {
  return (
    view.getInt32(at, true) === COMMA_AT &&
    view.getInt32(at + 4, true) === TACK &&
    view.getInt32(at + 8, true) === ER__
  );
}

function hasWeaponLabel(bytes: Uint8Array, view: DataView, at: number): boolean {
  return (
    view.getInt32(at, true) === COMMA_WE &&
    view.getInt32(at + 4, true) === APON &&
    bytes[at + 8] === SPACE &&
    bytes[at + 9] === QUOTE
  );
}
