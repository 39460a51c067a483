import type { MeasureName } from '../questions/page-question.ts';

/** A number in which matches, or streaks of matches, set records. */
export interface RecordNumber {
  /** What one player did in one match, as a measure of that player's match alone; or their streak. */
  measure: MeasureName;
  /** The same number added up over matches, so of one match its value; streaks have none. */
  total?: MeasureName;
  /** When the last match of a streak began. */
  end?: MeasureName;
  /** The name that is shown: a record needs no “highest”. */
  text: MeasureName;
  /** The minimum length of a match in seconds: in a short one, a rate per minute is chance. */
  minSeconds?: number;
}

/** A rate per minute counts from this many seconds on. */
const MIN_SECONDS_OF_RATES = 120;

/**
 * Every number of a player's match that is better when high, and streaks, in the order of the page. Deaths are left
 * out as they are better when low, and battle time is that of everyone in the match.
 */
export const recordNumbers = {
  damage: { measure: 'maxDamage', text: 'damage', total: 'damage' },
  kills: { measure: 'maxKills', text: 'kills', total: 'kills' },
  assists: { measure: 'maxAssists', text: 'assists', total: 'assists' },
  score: { measure: 'maxScore', text: 'score', total: 'score' },
  cabinDamage: { measure: 'maxCabinDamage', text: 'cabinDamage', total: 'cabinDamage' },
  damageRec: { measure: 'maxDamageRec', text: 'damageRec', total: 'damageRec' },
  droneKills: { measure: 'maxDroneKills', text: 'droneKills', total: 'droneKills' },
  damagePerMinute: {
    measure: 'damagePerMinute',
    text: 'damagePerMinute',
    minSeconds: MIN_SECONDS_OF_RATES,
    total: 'damage',
  },
  scorePerMinute: {
    measure: 'scorePerMinute',
    text: 'scorePerMinute',
    minSeconds: MIN_SECONDS_OF_RATES,
    total: 'score',
  },
  winStreak: { measure: 'winStreak', text: 'winStreak', end: 'winStreakEnd' },
  survivalStreak: { measure: 'survivalStreak', text: 'survivalStreak', end: 'survivalStreakEnd' },
  mvpStreak: { measure: 'mvpStreak', text: 'mvpStreak', end: 'mvpStreakEnd' },
} as const satisfies Record<string, RecordNumber>;

export type RecordName = keyof typeof recordNumbers;
export const recordNames = Object.keys(recordNumbers) as RecordName[];

type Numbers = typeof recordNumbers;
export type StreakName = {
  [Name in RecordName]: Numbers[Name] extends { end: MeasureName } ? Name : never;
}[RecordName];

/** Returns whether a record is a number of matches in a row, each streak within one mode. */
export function isStreak(name: RecordName): name is StreakName {
  return 'end' in recordNumbers[name];
}

/** Returns a number's entry. */
export function recordNumber(name: RecordName): RecordNumber {
  return recordNumbers[name];
}
