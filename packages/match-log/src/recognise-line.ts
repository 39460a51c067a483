import {
  find,
  findQuote,
  isFreeOfSpaceAndH,
  type LineBytes,
  type Literal,
  literal,
  QUOTE,
  readHundredths,
  readInteger,
  SPACE,
  skipBlanks,
  startsWith,
  TAB,
  trimEnd,
  word,
  wordEnd,
} from './bytes.ts';
import * as kinds from './line-kinds.ts';
import { recogniseHeading } from './recognise-heading.ts';

type LineFields = kinds.LineFields;

/** Names are padded to this width; a longer one is not cut. */
const NAME_WIDTH = 20;

const H = 72;
const T = 84;
const PIPE = 124;
const COMMA = 44;
const DOT = 46;
const COLON = 58;
const OPEN = 91;
const CLOSE = 93;

const number = { value: 0, next: 0 };

const DAMA = word('Dama');
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
const SCOR = word('Scor');
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
const PLAYER = literal('player');
const PLAYER_COLON = literal('player:');
const GOT = literal('Got:');
const REASON = literal('reason:');
const STRIPE_START = literal("Stripe '");
const STRIPE_VALUE = literal("' value increased by ");
const FOR_PLAYER = literal(' for player ');
const KILLER = literal(' killer: ');
const DOT_VICTIM = literal('. Victim: ');
const KILL_WORD = literal('Kill');
const ASSIST_START = literal('assist by ');
const WEAPON = literal(" weapon: '");
const SEC_AGO = literal(' sec ago, damage: ');
const UID = literal(', uid ');
const PARTY = literal(', party ');
const NICKNAME = literal(', nickname: ');
const TEAM = literal(', team: ');
const BOT = literal(', bot: ');
const UR = literal(', ur: ');
const MM_HASH = literal(', mmHash: ');
const SPAWN_PLAYER = literal('Spawn player ');
const SPAWN_MOB = literal("Spawn mob. def '");
const TEAM_WORD = literal('], team ');
const SPAWN_COUNTER = literal(', spawnCounter ');
const DESIGN_HASH = literal('designHash: ');
const ACTIVE = literal('Active battle started.');
const PLAYER_SPACE = literal('Player ');
const ACTIVATED = literal(' activated console!');
const OTHERS = [literal('Wave:'), literal('CONVOY STATE'), literal('DEFENSE STATE')];

/**
 * Says what the line `[start, end)` (its prefix taken off) is and puts where its values lie into
 * `fields`. The shapes are those of the client's combat.log, 2018 to 2026.
 */
export function recogniseLine(
  source: LineBytes,
  start: number,
  end: number,
  fields: LineFields,
): number {
  const { bytes, view } = source;
  switch (bytes[start]) {
    case 68: // D
      return source.view.getInt32(start, true) === DAMA
        ? damage(source, start, end, fields)
        : other(source, start, end);
    case 83: // S
      if (source.view.getInt32(start, true) === SCOR) return score(source, start, end, fields);
      return bytes[start + 1] === 116
        ? stripe(source, start, end, fields)
        : spawn(source, start, end, fields);
    case TAB:
    case SPACE:
    case 97: // a
    case 112: // p
      return indented(source, start, end, fields);
    case 75: // K
      return kill(source, start, end, fields);
    case 61: // =
      return recogniseHeading(source, start, end, fields);
    case 65: // A
      return startsWith(view, start, end, ACTIVE) ? kinds.BATTLE_ACTIVE : kinds.UNKNOWN;
    case 80: // P
      return startsWith(view, start, end, PLAYER_SPACE) && find(view, start, end, ACTIVATED) > 0
        ? kinds.OTHER
        : kinds.UNKNOWN;
    default:
      return other(source, start, end);
  }
}

/** `Damage. Victim: <20>, attacker: <20>, weapon '…', damage: 13.89 DMG_ENERGY|CONTINUOUS` */
function damage(source: LineBytes, start: number, end: number, fields: LineFields): number {
  const { bytes, view } = source;
  if (
    view.getInt32(start + 4, true) !== GE_D ||
    view.getInt32(start + 8, true) !== VICT ||
    view.getInt32(start + 12, true) !== IM__
  ) {
    return kinds.UNKNOWN;
  }
  const victim = start + 16;
  // At its usual place first: a nickname may hold a comma.
  let separator = victim + NAME_WIDTH;
  if (!isAttacker(view, separator)) {
    separator = victim;
    while (separator < end && !(bytes[separator] === COMMA && isAttacker(view, separator))) {
      separator++;
    }
  }
  const attacker = separator + 12;
  if (attacker >= end) return kinds.UNKNOWN;
  fields.aStart = victim;
  fields.aEnd = separator;

  separator = attacker + NAME_WIDTH;
  if (!isWeapon(bytes, view, separator)) {
    separator = attacker;
    while (separator < end && !(bytes[separator] === COMMA && isWeapon(bytes, view, separator))) {
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
  return amount(source, quote + 11, end, fields) ? kinds.DAMAGE : kinds.UNKNOWN;
}

/** `13.89 DMG_ENERGY|CONTINUOUS` up to the line's end. */
function amount(source: LineBytes, start: number, end: number, fields: LineFields): boolean {
  const { bytes, view } = source;
  readHundredths(bytes, start, end, number);
  let at = number.next;
  if (at < 0) return false;
  fields.n0 = number.value;
  if (at < end && bytes[at] === SPACE) at++;
  fields.dStart = at;
  fields.n1 = 0;
  // Four at a time up to what may be the flag, or the flags' end.
  while (at + 4 <= end && isFreeOfSpaceAndH(view.getInt32(at, true))) at += 4;
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

/** `HUD_IMPORTANT` as one of the flags: the game's mark for damage to the cabin. */
function isCabinFlag(
  bytes: Uint8Array,
  view: DataView,
  start: number,
  at: number,
  end: number,
): boolean {
  const after = bytes[at + 13];
  return (
    view.getInt32(at, true) === HUD_ &&
    view.getInt32(at + 4, true) === IMPO &&
    view.getInt32(at + 8, true) === RTAN &&
    bytes[at + 12] === T &&
    (at === start || bytes[at - 1] === PIPE) &&
    at + 13 <= end &&
    (at + 13 === end || after === PIPE || after === SPACE)
  );
}

function isAttacker(view: DataView, at: number): boolean {
  return (
    view.getInt32(at, true) === COMMA_AT &&
    view.getInt32(at + 4, true) === TACK &&
    view.getInt32(at + 8, true) === ER__
  );
}

function isWeapon(bytes: Uint8Array, view: DataView, at: number): boolean {
  return (
    view.getInt32(at, true) === COMMA_WE &&
    view.getInt32(at + 4, true) === APON &&
    bytes[at + 8] === SPACE &&
    bytes[at + 9] === QUOTE
  );
}

/** `Score:\t\tplayer: 19,\t\tnick:               Damon,\t\tGot:  10,\t\treason: FIRST_DAMAGE` */
function score(source: LineBytes, start: number, end: number, fields: LineFields): number {
  const { bytes, view } = source;
  // The usual layout word by word; where a step fails, the same line is read by its commas.
  if (
    view.getInt32(start + 4, true) === E_TABS &&
    view.getInt32(start + 8, true) === PLAY &&
    view.getInt32(start + 12, true) === ER__
  ) {
    let at = start + 16;
    if (bytes[at] === SPACE) at++;
    readInteger(bytes, at, end, number);
    at = number.next;
    if (at > 0 && view.getInt32(at, true) === COMMA_NICK && view.getInt32(at + 4, true) === ICK) {
      fields.n0 = number.value;
      fields.aStart = at + 8;
      at += 8 + NAME_WIDTH;
      if (view.getInt32(at, true) === COMMA_GOT && view.getInt32(at + 4, true) === OT__) {
        fields.aEnd = at;
        return points(source, at + 8, end, fields);
      }
    }
  }
  return looseScore(source, start, end, fields);
}

function looseScore(source: LineBytes, start: number, end: number, fields: LineFields): number {
  const { bytes, view } = source;
  if (bytes[start + 4] !== 101 || bytes[start + 5] !== COLON) return kinds.UNKNOWN;
  let at = skipBlanks(bytes, start + 6, end);
  if (!startsWith(view, at, end, PLAYER_COLON)) return kinds.UNKNOWN;
  readInteger(bytes, skipBlanks(bytes, at + 7, end), end, number);
  if (number.next < 0 || bytes[number.next] !== COMMA) return kinds.UNKNOWN;
  fields.n0 = number.value;
  at = skipBlanks(bytes, number.next + 1, end);
  if (!startsWith(view, at, end, NICK)) return kinds.UNKNOWN;
  fields.aStart = at + 5;
  let separator = skipBlanks(bytes, at + 5, end);
  while (separator < end && !(bytes[separator] === COMMA && isGot(source, separator, end))) {
    separator++;
  }
  if (separator >= end) return kinds.UNKNOWN;
  fields.aEnd = separator;
  return points(source, skipBlanks(bytes, separator + 1, end) + 4, end, fields);
}

/** ` 10,\t\treason: FIRST_DAMAGE` */
function points(source: LineBytes, start: number, end: number, fields: LineFields): number {
  const { bytes, view } = source;
  readInteger(bytes, skipBlanks(bytes, start, end), end, number);
  let at = number.next;
  if (at < 0 || bytes[at] !== COMMA) return kinds.UNKNOWN;
  fields.n1 = number.value;
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
  fields.bEnd = wordEnd(bytes, at, end);
  return fields.bEnd > at && trimEnd(bytes, fields.bEnd, end) === fields.bEnd
    ? kinds.SCORE
    : kinds.UNKNOWN;
}

function isGot({ bytes, view }: LineBytes, comma: number, end: number): boolean {
  return startsWith(view, skipBlanks(bytes, comma + 1, end), end, GOT);
}

/** `Stripe 'PvpMvpWin' value increased by 1 for player 19 [Damon].` */
function stripe(source: LineBytes, start: number, end: number, fields: LineFields): number {
  const { bytes, view } = source;
  if (!startsWith(view, start, end, STRIPE_START)) return kinds.UNKNOWN;
  const medal = start + 8;
  const quote = wordEnd(bytes, medal, end);
  if (quote === medal || !startsWith(view, quote, end, STRIPE_VALUE)) return kinds.UNKNOWN;
  fields.bStart = medal;
  fields.bEnd = quote;
  readInteger(bytes, quote + STRIPE_VALUE.length, end, number);
  if (number.next < 0 || !startsWith(view, number.next, end, FOR_PLAYER)) return kinds.UNKNOWN;
  fields.n1 = number.value;
  readInteger(bytes, number.next + FOR_PLAYER.length, end, number);
  const open = number.next + 1;
  if (number.next < 0 || bytes[open - 1] !== SPACE || bytes[open] !== OPEN) return kinds.UNKNOWN;
  fields.n0 = number.value;
  const close = trimEnd(bytes, open, end) - 2;
  if (close <= open || bytes[close] !== CLOSE || bytes[close + 1] !== DOT) return kinds.UNKNOWN;
  fields.aStart = open + 1;
  fields.aEnd = close;
  return kinds.STRIPE;
}

/** `Kill. Victim: Drevoed:Turret_LandMine killer: Jacob               `, older `Killed. Victim: …` */
function kill(source: LineBytes, start: number, end: number, fields: LineFields): number {
  const { bytes, view } = source;
  if (!startsWith(view, start, end, KILL_WORD)) return kinds.UNKNOWN;
  const dot = bytes[start + 4] === 101 && bytes[start + 5] === 100 ? start + 6 : start + 4;
  if (!startsWith(view, dot, end, DOT_VICTIM)) return kinds.UNKNOWN;
  const victim = dot + DOT_VICTIM.length;
  let separator = victim + NAME_WIDTH;
  if (!startsWith(view, separator, end, KILLER)) separator = find(view, victim, end, KILLER);
  if (separator < 0) return kinds.UNKNOWN;
  fields.aStart = victim;
  fields.aEnd = trimEnd(bytes, victim, separator);
  fields.bStart = separator + KILLER.length;
  fields.bEnd = trimEnd(bytes, fields.bStart, end);
  return kinds.KILL;
}

function indented(source: LineBytes, start: number, end: number, fields: LineFields): number {
  const { bytes } = source;
  const at = skipBlanks(bytes, start, end);
  if (at === end) return kinds.BLANK;
  if (bytes[at] === 97) return assist(source, at, end, fields);
  return bytes[at] === 112 ? roster(source, at, end, fields) : other(source, at, end);
}

/** `assist by Damon                weapon: 'CarPart_Gun_Plasma_Drill', 6.10 sec ago, damage: 25.47 DMG_ENERGY` */
function assist(source: LineBytes, start: number, end: number, fields: LineFields): number {
  const { bytes, view } = source;
  if (!startsWith(view, start, end, ASSIST_START)) return kinds.UNKNOWN;
  const nickname = start + ASSIST_START.length;
  let separator = nickname + NAME_WIDTH;
  if (!startsWith(view, separator, end, WEAPON)) separator = find(view, nickname, end, WEAPON);
  if (separator < 0) return kinds.UNKNOWN;
  fields.aStart = nickname;
  fields.aEnd = trimEnd(bytes, nickname, separator);
  const weapon = separator + WEAPON.length;
  let quote = weapon;
  while (quote < end && bytes[quote] !== QUOTE) quote++;
  fields.bStart = weapon;
  fields.bEnd = quote;
  if (bytes[quote + 1] !== COMMA || bytes[quote + 2] !== SPACE) return kinds.UNKNOWN;
  readHundredths(bytes, quote + 3, end, number);
  if (number.next < 0 || !startsWith(view, number.next, end, SEC_AGO)) return kinds.UNKNOWN;
  fields.n2 = number.value;
  return amount(source, number.next + SEC_AGO.length, end, fields) ? kinds.ASSIST : kinds.UNKNOWN;
}

/** `player  0, uid 00136686, party 00000000, nickname: …, team: 1, bot: 0, ur: 8504, mmHash: 23436b03` */
function roster(source: LineBytes, start: number, end: number, fields: LineFields): number {
  const { bytes, view } = source;
  if (!startsWith(view, start, end, PLAYER)) return kinds.UNKNOWN;
  readInteger(bytes, skipBlanks(bytes, start + PLAYER.length, end), end, number);
  if (number.next < 0 || !startsWith(view, number.next, end, UID)) return kinds.UNKNOWN;
  fields.n0 = number.value;
  const uid = number.next + UID.length;
  const party = find(view, uid, end, PARTY);
  const nickname = party < 0 ? -1 : find(view, party + PARTY.length, end, NICKNAME);
  if (nickname < 0) return kinds.UNKNOWN;
  fields.bStart = uid;
  fields.bEnd = trimEnd(bytes, uid, party);
  fields.cStart = party + PARTY.length;
  fields.cEnd = trimEnd(bytes, fields.cStart, nickname);
  fields.aStart = nickname + NICKNAME.length;
  let team = fields.aStart + NAME_WIDTH;
  if (!startsWith(view, team, end, TEAM)) team = find(view, fields.aStart, end, TEAM);
  if (team < 0) return kinds.UNKNOWN;
  fields.aEnd = trimEnd(bytes, fields.aStart, team);
  readInteger(bytes, team + TEAM.length, end, number);
  if (number.next < 0 || !startsWith(view, number.next, end, BOT)) return kinds.UNKNOWN;
  fields.n1 = number.value;
  readInteger(bytes, number.next + BOT.length, end, number);
  if (number.next < 0 || !startsWith(view, number.next, end, UR)) return kinds.UNKNOWN;
  fields.n2 = number.value;
  readInteger(bytes, number.next + UR.length, end, number);
  if (number.next < 0 || !startsWith(view, number.next, end, MM_HASH)) return kinds.UNKNOWN;
  fields.n3 = number.value;
  fields.dStart = number.next + MM_HASH.length;
  fields.dEnd = wordEnd(bytes, fields.dStart, end);
  return fields.dEnd > fields.dStart ? kinds.ROSTER : kinds.UNKNOWN;
}

/** `Spawn player 2 [_ZeRon_], team 1, spawnCounter 1 , designHash: 2d252445.` and `Spawn mob. def '…'` */
function spawn(source: LineBytes, start: number, end: number, fields: LineFields): number {
  const { bytes, view } = source;
  if (startsWith(view, start, end, SPAWN_MOB)) {
    fields.aStart = start + SPAWN_MOB.length;
    let quote = trimEnd(bytes, fields.aStart, end) - 1;
    while (quote > fields.aStart && bytes[quote] !== QUOTE) quote--;
    fields.aEnd = quote;
    return bytes[quote] === QUOTE ? kinds.MOB : kinds.UNKNOWN;
  }
  if (!startsWith(view, start, end, SPAWN_PLAYER)) return other(source, start, end);
  readInteger(bytes, start + SPAWN_PLAYER.length, end, number);
  const open = number.next + 1;
  if (number.next < 0 || bytes[open - 1] !== SPACE || bytes[open] !== OPEN) return kinds.UNKNOWN;
  fields.n0 = number.value;
  const team = findLast(view, open + 1, end, TEAM_WORD);
  if (team < 0) return kinds.UNKNOWN;
  fields.aStart = open + 1;
  fields.aEnd = team;
  readInteger(bytes, team + TEAM_WORD.length, end, number);
  if (number.next < 0 || !startsWith(view, number.next, end, SPAWN_COUNTER)) return kinds.UNKNOWN;
  fields.n1 = number.value;
  readInteger(bytes, number.next + SPAWN_COUNTER.length, end, number);
  if (number.next < 0) return kinds.UNKNOWN;
  fields.n2 = number.value;
  let at = skipBlanks(bytes, number.next, end);
  if (bytes[at] !== COMMA) return kinds.UNKNOWN;
  at = skipBlanks(bytes, at + 1, end);
  if (!startsWith(view, at, end, DESIGN_HASH)) return kinds.UNKNOWN;
  fields.bStart = at + DESIGN_HASH.length;
  fields.bEnd = wordEnd(bytes, fields.bStart, end);
  return fields.bEnd > fields.bStart && bytes[fields.bEnd] === DOT ? kinds.SPAWN : kinds.UNKNOWN;
}

function findLast(view: DataView, from: number, end: number, text: Literal): number {
  for (let at = end - text.length; at >= from; at--) {
    if (startsWith(view, at, end, text)) return at;
  }
  return -1;
}

function other(source: LineBytes, start: number, end: number): number {
  if (start >= end) return kinds.BLANK;
  for (const text of OTHERS) if (startsWith(source.view, start, end, text)) return kinds.OTHER;
  return kinds.UNKNOWN;
}
