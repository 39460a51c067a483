import type { Random } from '../random.ts';
import { formatScoreLine, formatStripeLine } from './line-text.ts';
import type { Vehicle } from './vehicle.ts';

/** How many damage sources are recorded per victim and attacker. */
export const SOURCE_SLOTS = 8;

/** The state of a match while it is fought. */
export interface BattleState {
  random: Random;
  /** Lines per line of a real log; a lower density keeps the totals. */
  density: number;
  killVerb: string;
  vehicles: Vehicle[];
  /** The lines written so far: their times, and their texts without the time. */
  times: number[];
  bodies: string[];
  /** The time of the last line. */
  now: number;
  /** What the log of a raid announces when enough of its enemies are destroyed; null in other modes. */
  milestone: 'wave' | 'objective' | null;
  hasFirstBlood: boolean;
  /** Damage in hundredths by victim, attacker and source; see `cellIndex`. */
  damageDealt: Float64Array;
  /** When the last of that damage was dealt. */
  damageDealtAt: Float64Array;
  hasHitCabin: Uint8Array;
}

export const cellIndex = (battle: BattleState, victim: number, attacker: number, source: number) =>
  (victim * battle.vehicles.length + attacker) * SOURCE_SLOTS + source;

/** Writes a line; as in real logs, time never runs backwards. */
export function writeLine(battle: BattleState, at: number, body: string): void {
  if (at > battle.now) battle.now = at;
  battle.times.push(battle.now);
  battle.bodies.push(body);
}

/** Awards points and writes their line. */
export function awardScore(
  battle: BattleState,
  at: number,
  vehicle: Vehicle,
  points: number,
  reason: string,
) {
  vehicle.numbers.score += points;
  writeLine(battle, at, formatScoreLine(vehicle.scorePiece, points, reason));
}

export const awardMedal = (battle: BattleState, at: number, vehicle: Vehicle, name: string) =>
  writeLine(battle, at, formatStripeLine(name, vehicle.medalOwner));
