import {
  formatAssistLine,
  formatAttackerPiece,
  formatHundredths,
  formatKillLine,
  formatVictimPiece,
} from './battle/line-text.ts';
import { createLinePrefix } from './create-line-prefix.ts';
import { cabins } from './create-weapon-balance.ts';
import type { SessionStep } from './session-steps.ts';
import type { Era, MatchScript } from './types.ts';

declare const TextEncoder: new () => { encode(text: string): Uint8Array };

const encoder = new TextEncoder();
const CHUNK_LENGTH = 1 << 16;

export interface CombatLogOptions {
  /** Milliseconds to add to an instant to get the wall-clock time of the player's computer. */
  clockOffsetMs: number;
  era: Era;
}

/** Writes the combat.log of one session, in chunks of about 64 KB. */
export function* writeCombatLog(
  steps: Iterable<SessionStep>,
  options: CombatLogOptions,
  scriptOf: (step: Extract<SessionStep, { kind: 'match' }>) => MatchScript,
): Generator<Uint8Array> {
  const prefix = createLinePrefix(options);
  let text = '';
  let level = 0;
  for (const step of steps) {
    if (step.kind === 'testDrive') {
      text += writeTestDriveLines(step, prefix);
      continue;
    }
    level++;
    const gameplay = step.kind === 'match' ? step.plan.gameplay : '';
    text += `\r\n${prefix(step.at)}====== starting level ${level}: 'levels/maps/${step.kind === 'match' ? step.plan.map : step.map}' ${gameplay} ======\r\n`;
    if (step.kind !== 'match') continue;
    const { times, bodies } = scriptOf(step);
    const until = step.cutAt ?? Number.POSITIVE_INFINITY;
    for (let i = 0; i < times.length; i++) {
      const time = times[i] as number;
      if (time > until) break;
      text += `${prefix(step.at + time)}${bodies[i]}\r\n`;
      if (text.length > CHUNK_LENGTH) {
        yield encoder.encode(text);
        text = '';
      }
    }
    // A crash ends the file in the middle of a line.
    if (step.lostCharacters > 0)
      text = text.slice(0, -Math.min(24, Math.max(4, step.lostCharacters)));
  }
  if (text.length > 0) yield encoder.encode(text);
}

/** Returns the lines of a test drive in the garage, which have the same format but do not count. */
function writeTestDriveLines(
  step: Extract<SessionStep, { kind: 'testDrive' }>,
  prefix: (at: number) => string,
): string {
  const { random, nickname, build } = step;
  let text = `${prefix(step.at)}====== TestDrive started ======\r\n`;
  let at = step.at + random.between(1_500, 4_500);
  const target = random.chance(0.4) ? 'VisitorCar1' : (random.pick(cabins) as { id: string }).id;
  const gun = build.weapons[0]?.part ?? 'n/a';
  let sum = 0;
  for (let i = 0; i < step.shots; i++) {
    at += random.between(60, 420);
    if (at >= step.endsAt) break;
    const amount = random.between(90, 5_200);
    sum += amount;
    const flags = random.chance(0.3) ? 'DMG_DIRECT|HUD_IMPORTANT' : 'DMG_DIRECT';
    text += `${prefix(at)}${formatVictimPiece(target)}${formatAttackerPiece(nickname, gun)}${formatHundredths(amount)} ${flags}\r\n`;
  }
  if (step.shots > 8 && random.chance(0.5)) {
    const killedAt = Math.min(at, step.endsAt - 1);
    text += `${prefix(killedAt)}${formatKillLine(target, nickname, step.verb)}\r\n${prefix(killedAt)}${formatAssistLine(nickname, gun, 0, sum, 'DMG_DIRECT|HUD_IMPORTANT')}\r\n`;
  } else if (random.chance(0.15)) {
    text += `${prefix(step.endsAt - 400)}${formatKillLine(nickname, 'n/a', step.verb)}\r\n`;
  }
  return `${text}${prefix(step.endsAt)}====== TestDrive finish ======\r\n`;
}

/** Joins lines into encoded chunks. */
export function* encodeLines(lines: Iterable<string>): Generator<Uint8Array> {
  let text = '';
  for (const line of lines) {
    text += `${line}\r\n`;
    if (text.length > CHUNK_LENGTH) {
      yield encoder.encode(text);
      text = '';
    }
  }
  if (text.length > 0) yield encoder.encode(text);
}
