import type { MeasureName } from '../../questions/page-question.ts';

/** A number in which matches set records. */
export interface RecordNumber {
  /** What one player did in one match, as a measure of that player's match alone. */
  measure: MeasureName;
  /** The name that is shown: a record needs no “highest”. */
  text: MeasureName;
  /** The least length of a match in seconds: in a short one, a rate per minute is chance. */
  minSeconds?: number;
}

/** A rate per minute counts from this many seconds on. */
const MIN_SECONDS_OF_RATES = 120;

/**
 * Every number of a player's match that is better when high, in the order of the page. Deaths are left
 * out as they are better when low, and battle time is that of everyone in the match.
 */
export const recordNumbers = {
  damage: { measure: 'maxDamage', text: 'damage' },
  kills: { measure: 'maxKills', text: 'kills' },
  assists: { measure: 'maxAssists', text: 'assists' },
  score: { measure: 'maxScore', text: 'score' },
  cabinDamage: { measure: 'maxCabinDamage', text: 'cabinDamage' },
  damageRec: { measure: 'maxDamageRec', text: 'damageRec' },
  droneKills: { measure: 'maxDroneKills', text: 'droneKills' },
  damagePerMinute: {
    measure: 'damagePerMinute',
    text: 'damagePerMinute',
    minSeconds: MIN_SECONDS_OF_RATES,
  },
  scorePerMinute: {
    measure: 'scorePerMinute',
    text: 'scorePerMinute',
    minSeconds: MIN_SECONDS_OF_RATES,
  },
} as const satisfies Record<string, RecordNumber>;

export type RecordName = keyof typeof recordNumbers;
export const recordNames = Object.keys(recordNumbers) as RecordName[];

/** Returns a number's entry. */
export function recordNumber(name: RecordName): RecordNumber {
  return recordNumbers[name];
}
