import {
  findIdentifierEnd,
  findLiteral,
  type LineBytes,
  type Literal,
  literal,
  type ParsedNumber,
  QUOTE,
  readInteger,
  SPACE,
  skipBlanks,
  startsWith,
  trimEnd,
} from './bytes.ts';
import * as kinds from './line-kinds.ts';
import { NAME_WIDTH } from './name-width.ts';

type LineFields = kinds.LineFields;

const parsed: ParsedNumber = { value: 0, next: 0 };

const COMMA = 44;
const DOT = 46;
const OPEN_BRACKET = 91;
const PLAYER = literal('player');
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

/** Recognizes `player  0, uid 00136686, party 00000000, nickname: …, team: 1, bot: 0, ur: 8504, mmHash: 23436b03` */
export function recognizeRoster(
  source: LineBytes,
  start: number,
  end: number,
  fields: LineFields,
): number {
  const { bytes, view } = source;
  if (!startsWith(view, start, end, PLAYER)) return kinds.UNKNOWN;
  readInteger(bytes, skipBlanks(bytes, start + PLAYER.length, end), end, parsed);
  if (parsed.next < 0 || !startsWith(view, parsed.next, end, UID)) return kinds.UNKNOWN;
  fields.n0 = parsed.value;
  const uid = parsed.next + UID.length;
  const party = findLiteral(view, uid, end, PARTY);
  const nickname = party < 0 ? -1 : findLiteral(view, party + PARTY.length, end, NICKNAME);
  if (nickname < 0) return kinds.UNKNOWN;
  fields.bStart = uid;
  fields.bEnd = trimEnd(bytes, uid, party);
  fields.cStart = party + PARTY.length;
  fields.cEnd = trimEnd(bytes, fields.cStart, nickname);
  fields.aStart = nickname + NICKNAME.length;
  let team = fields.aStart + NAME_WIDTH;
  if (!startsWith(view, team, end, TEAM)) team = findLiteral(view, fields.aStart, end, TEAM);
  if (team < 0) return kinds.UNKNOWN;
  fields.aEnd = trimEnd(bytes, fields.aStart, team);
  readInteger(bytes, team + TEAM.length, end, parsed);
  if (parsed.next < 0 || !startsWith(view, parsed.next, end, BOT)) return kinds.UNKNOWN;
  fields.n1 = parsed.value;
  readInteger(bytes, parsed.next + BOT.length, end, parsed);
  if (parsed.next < 0 || !startsWith(view, parsed.next, end, UR)) return kinds.UNKNOWN;
  fields.n2 = parsed.value;
  readInteger(bytes, parsed.next + UR.length, end, parsed);
  if (parsed.next < 0 || !startsWith(view, parsed.next, end, MM_HASH)) return kinds.UNKNOWN;
  fields.n3 = parsed.value;
  fields.dStart = parsed.next + MM_HASH.length;
  fields.dEnd = findIdentifierEnd(bytes, fields.dStart, end);
  return fields.dEnd > fields.dStart ? kinds.ROSTER : kinds.UNKNOWN;
}

/** Recognizes `Spawn player 2 [_ZeRon_], team 1, spawnCounter 1 , designHash: 2d252445.` and `Spawn mob. def '…'` */
export function recognizeSpawn(
  source: LineBytes,
  start: number,
  end: number,
  fields: LineFields,
): number {
  const { bytes, view } = source;
  if (startsWith(view, start, end, SPAWN_MOB)) {
    fields.aStart = start + SPAWN_MOB.length;
    let quote = trimEnd(bytes, fields.aStart, end) - 1;
    while (quote > fields.aStart && bytes[quote] !== QUOTE) quote--;
    fields.aEnd = quote;
    return bytes[quote] === QUOTE ? kinds.MOB : kinds.UNKNOWN;
  }
  if (!startsWith(view, start, end, SPAWN_PLAYER)) return kinds.UNKNOWN;
  readInteger(bytes, start + SPAWN_PLAYER.length, end, parsed);
  const openBracket = parsed.next + 1;
  if (parsed.next < 0 || bytes[openBracket - 1] !== SPACE || bytes[openBracket] !== OPEN_BRACKET)
    return kinds.UNKNOWN;
  fields.n0 = parsed.value;
  const team = findLast(view, openBracket + 1, end, TEAM_WORD);
  if (team < 0) return kinds.UNKNOWN;
  fields.aStart = openBracket + 1;
  fields.aEnd = team;
  readInteger(bytes, team + TEAM_WORD.length, end, parsed);
  if (parsed.next < 0 || !startsWith(view, parsed.next, end, SPAWN_COUNTER)) return kinds.UNKNOWN;
  fields.n1 = parsed.value;
  readInteger(bytes, parsed.next + SPAWN_COUNTER.length, end, parsed);
  if (parsed.next < 0) return kinds.UNKNOWN;
  fields.n2 = parsed.value;
  let at = skipBlanks(bytes, parsed.next, end);
  if (bytes[at] !== COMMA) return kinds.UNKNOWN;
  at = skipBlanks(bytes, at + 1, end);
  if (!startsWith(view, at, end, DESIGN_HASH)) return kinds.UNKNOWN;
  fields.bStart = at + DESIGN_HASH.length;
  fields.bEnd = findIdentifierEnd(bytes, fields.bStart, end);
  return fields.bEnd > fields.bStart && bytes[fields.bEnd] === DOT ? kinds.SPAWN : kinds.UNKNOWN;
}

function findLast(view: DataView, from: number, end: number, text: Literal): number {
  for (let at = end - text.length; at >= from; at--) {
    if (startsWith(view, at, end, text)) return at;
  }
  return -1;
}
