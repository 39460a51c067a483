import type { Random } from '../random.ts';
import { scoreLine, stripeLine } from './line-text.ts';
import type { Vehicle } from './vehicle.ts';

/** How many damage sources are recorded per victim and attacker. */
export const SOURCE_SLOTS = 8;

/** The state of a match while it is fought. */
export interface Field {
  random: Random;
  density: number;
  killVerb: string;
  vehicles: Vehicle[];
  times: number[];
  bodies: string[];
  now: number;
  firstBlood: boolean;
  /** Damage in hundredths by victim, attacker and source; see `cellIndex`. */
  dealt: Float64Array;
  dealtAt: Float64Array;
  dealtCabin: Uint8Array;
}

export const cellIndex = (field: Field, victim: number, attacker: number, source: number) =>
  (victim * field.vehicles.length + attacker) * SOURCE_SLOTS + source;

/** Writes a line; as in real logs, time never runs backwards. */
export function writeLine(field: Field, at: number, body: string): void {
  if (at > field.now) field.now = at;
  field.times.push(field.now);
  field.bodies.push(body);
}

/** Awards points and writes their line. */
export function awardScore(
  field: Field,
  at: number,
  vehicle: Vehicle,
  points: number,
  reason: string,
) {
  vehicle.numbers.score += points;
  writeLine(field, at, scoreLine(vehicle.scorePiece, points, reason));
}

export const awardMedal = (field: Field, at: number, vehicle: Vehicle, name: string) =>
  writeLine(field, at, stripeLine(name, vehicle.owner));
