import {
  findLiteral,
  type LineBytes,
  literal,
  type ParsedNumber,
  readInteger,
  SPACE,
  skipBlanks,
  startsWith,
  TAB,
  trimEnd,
  word,
} from './bytes.ts';
import * as kinds from './line-kinds.ts';
import { NAME_WIDTH } from './name-width.ts';
import { recognizeAssist, recognizeDamage } from './recognize-damage.ts';
import { recognizeHeading } from './recognize-heading.ts';
import { recognizeRoster, recognizeSpawn } from './recognize-player.ts';
import { recognizeScore, recognizeStripe } from './recognize-points.ts';

type LineFields = kinds.LineFields;

const DAMA = word('Dama');
const SCOR = word('Scor');
const KILLER = literal(' killer: ');
const DOT_VICTIM = literal('. Victim: ');
const KILL_WORD = literal('Kill');
const ACTIVE = literal('Active battle started.');
const PLAYER_SPACE = literal('Player ');
const ACTIVATED = literal(' activated console!');
const WAVE = literal('Wave:');
const OTHERS = [literal('CONVOY STATE'), literal('DEFENSE STATE')];
const parsed: ParsedNumber = { value: 0, next: 0 };

/**
 * Returns the kind of the line `[start, end)`, without its prefix, and writes the offsets of its values
 * into `fields`. The formats are those of the client's combat.log from 2018 to 2026.
 */
export function recognizeLine(
  source: LineBytes,
  start: number,
  end: number,
  fields: LineFields,
): number {
  const { bytes, view } = source;
  switch (bytes[start]) {
    case 68: // D
      return view.getInt32(start, true) === DAMA
        ? recognizeDamage(source, start, end, fields)
        : recognizeOther(source, start, end);
    case 87: // W
      return recognizeWave(source, start, end, fields);
    case 83: // S
      if (view.getInt32(start, true) === SCOR) return recognizeScore(source, start, end, fields);
      return bytes[start + 1] === 116
        ? recognizeStripe(source, start, end, fields)
        : recognizeSpawn(source, start, end, fields);
    case TAB:
    case SPACE:
    case 97: // a
    case 112: // p
      return recognizeIndented(source, start, end, fields);
    case 75: // K
      return recognizeKill(source, start, end, fields);
    case 61: // =
      return recognizeHeading(source, start, end, fields);
    case 65: // A
      return startsWith(view, start, end, ACTIVE) ? kinds.BATTLE_ACTIVE : kinds.UNKNOWN;
    case 80: // P
      return startsWith(view, start, end, PLAYER_SPACE) &&
        findLiteral(view, start, end, ACTIVATED) > 0
        ? kinds.OTHER
        : kinds.UNKNOWN;
    default:
      return recognizeOther(source, start, end);
  }
}

/** Recognizes `Kill. Victim: Drevoed:Turret_LandMine killer: Jacob`, in older logs `Killed. Victim: …`. */
function recognizeKill(source: LineBytes, start: number, end: number, fields: LineFields): number {
  const { bytes, view } = source;
  if (!startsWith(view, start, end, KILL_WORD)) return kinds.UNKNOWN;
  const dot = bytes[start + 4] === 101 && bytes[start + 5] === 100 ? start + 6 : start + 4;
  if (!startsWith(view, dot, end, DOT_VICTIM)) return kinds.UNKNOWN;
  const victim = dot + DOT_VICTIM.length;
  let separator = victim + NAME_WIDTH;
  if (!startsWith(view, separator, end, KILLER)) separator = findLiteral(view, victim, end, KILLER);
  if (separator < 0) return kinds.UNKNOWN;
  fields.aStart = victim;
  fields.aEnd = trimEnd(bytes, victim, separator);
  fields.bStart = separator + KILLER.length;
  fields.bEnd = trimEnd(bytes, fields.bStart, end);
  return kinds.KILL;
}

function recognizeIndented(
  source: LineBytes,
  start: number,
  end: number,
  fields: LineFields,
): number {
  const { bytes } = source;
  const at = skipBlanks(bytes, start, end);
  if (at === end) return kinds.BLANK;
  if (bytes[at] === 97) return recognizeAssist(source, at, end, fields);
  return bytes[at] === 112
    ? recognizeRoster(source, at, end, fields)
    : recognizeOther(source, at, end);
}

/** Recognizes `Wave:3`, which public readers of these logs know from missions against waves of enemies. */
function recognizeWave(source: LineBytes, start: number, end: number, fields: LineFields): number {
  const { bytes, view } = source;
  if (!startsWith(view, start, end, WAVE)) return kinds.UNKNOWN;
  readInteger(bytes, skipBlanks(bytes, start + WAVE.length, end), end, parsed);
  if (parsed.next < 0) return kinds.OTHER;
  fields.n0 = parsed.value;
  return kinds.WAVE;
}

function recognizeOther(source: LineBytes, start: number, end: number): number {
  if (start >= end) return kinds.BLANK;
  for (const text of OTHERS) if (startsWith(source.view, start, end, text)) return kinds.OTHER;
  return kinds.UNKNOWN;
}
