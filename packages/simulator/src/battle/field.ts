import type { Random } from '../random.ts';
import { scoreLine, stripeLine } from './line-text.ts';
import type { Vehicle } from './vehicle.ts';

/** Sources of damage kept apart per victim and attacker. */
export const sourceSlots = 8;

/** Everything that one match writes into while it is fought. */
export interface Field {
  random: Random;
  density: number;
  killVerb: string;
  vehicles: Vehicle[];
  times: number[];
  bodies: string[];
  now: number;
  firstBlood: boolean;
  /** Hundredths by victim, attacker and source; see `cell`. */
  dealt: Float64Array;
  dealtAt: Float64Array;
  dealtCabin: Uint8Array;
}

export const cell = (field: Field, victim: number, attacker: number, source: number) =>
  (victim * field.vehicles.length + attacker) * sourceSlots + source;

/** Writes a line; time never runs backwards, as in the file. */
export function write(field: Field, at: number, body: string): void {
  if (at > field.now) field.now = at;
  field.times.push(field.now);
  field.bodies.push(body);
}

/** Gives points, and writes the line of the log that says so. */
export function score(field: Field, at: number, who: Vehicle, points: number, reason: string) {
  who.numbers.score += points;
  write(field, at, scoreLine(who.scorePiece, points, reason));
}

export const stripe = (field: Field, at: number, who: Vehicle, name: string) =>
  write(field, at, stripeLine(name, who.owner));
