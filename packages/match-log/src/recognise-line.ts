import {
  find,
  type LineBytes,
  literal,
  SPACE,
  skipBlanks,
  startsWith,
  TAB,
  trimEnd,
  word,
} from './bytes.ts';
import * as kinds from './line-kinds.ts';
import { NAME_WIDTH } from './name-width.ts';
import { recogniseAssist, recogniseDamage } from './recognise-damage.ts';
import { recogniseHeading } from './recognise-heading.ts';
import { recogniseRoster, recogniseSpawn } from './recognise-player.ts';
import { recogniseScore, recogniseStripe } from './recognise-points.ts';

type LineFields = kinds.LineFields;

const DAMA = word('Dama');
const SCOR = word('Scor');
const KILLER = literal(' killer: ');
const DOT_VICTIM = literal('. Victim: ');
const KILL_WORD = literal('Kill');
const ACTIVE = literal('Active battle started.');
const PLAYER_SPACE = literal('Player ');
const ACTIVATED = literal(' activated console!');
const OTHERS = [literal('Wave:'), literal('CONVOY STATE'), literal('DEFENSE STATE')];

/**
 * Returns the kind of the line `[start, end)`, without its prefix, and writes the offsets of its values
 * into `fields`. The formats are those of the client's combat.log from 2018 to 2026.
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
      return view.getInt32(start, true) === DAMA
        ? recogniseDamage(source, start, end, fields)
        : recogniseOther(source, start, end);
    case 83: // S
      if (view.getInt32(start, true) === SCOR) return recogniseScore(source, start, end, fields);
      return bytes[start + 1] === 116
        ? recogniseStripe(source, start, end, fields)
        : recogniseSpawn(source, start, end, fields);
    case TAB:
    case SPACE:
    case 97: // a
    case 112: // p
      return recogniseIndented(source, start, end, fields);
    case 75: // K
      return recogniseKill(source, start, end, fields);
    case 61: // =
      return recogniseHeading(source, start, end, fields);
    case 65: // A
      return startsWith(view, start, end, ACTIVE) ? kinds.BATTLE_ACTIVE : kinds.UNKNOWN;
    case 80: // P
      return startsWith(view, start, end, PLAYER_SPACE) && find(view, start, end, ACTIVATED) > 0
        ? kinds.OTHER
        : kinds.UNKNOWN;
    default:
      return recogniseOther(source, start, end);
  }
}

/** Recognises `Kill. Victim: Drevoed:Turret_LandMine killer: Jacob`, in older logs `Killed. Victim: …`. */
function recogniseKill(source: LineBytes, start: number, end: number, fields: LineFields): number {
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

function recogniseIndented(
  source: LineBytes,
  start: number,
  end: number,
  fields: LineFields,
): number {
  const { bytes } = source;
  const at = skipBlanks(bytes, start, end);
  if (at === end) return kinds.BLANK;
  if (bytes[at] === 97) return recogniseAssist(source, at, end, fields);
  return bytes[at] === 112
    ? recogniseRoster(source, at, end, fields)
    : recogniseOther(source, at, end);
}

function recogniseOther(source: LineBytes, start: number, end: number): number {
  if (start >= end) return kinds.BLANK;
  for (const text of OTHERS) if (startsWith(source.view, start, end, text)) return kinds.OTHER;
  return kinds.UNKNOWN;
}
