/** A number in which matches, or streaks of matches, set records. */
interface NumberNames {
  /** What one player did in one match, as a measure of that player's match alone; or their streak. */
  measure: string;
  /** The same number added up over matches, so of one match its value; streaks have none. */
  total?: string;
  /** When the last match of a streak began. */
  end?: string;
  /** The measure whose name is shown: a record needs no “highest”. */
  text: string;
  /** The minimum length of a match in seconds: in a short one, a rate per minute is chance. */
  minSeconds?: number;
}

/** A rate per minute counts from this many seconds on. */
const MIN_SECONDS_OF_RATES = 120;

/**
 * Every number of a player's match that is better when high, and streaks, in the order of pages. Deaths are left
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
} as const satisfies Record<string, NumberNames>;

type Numbers = typeof recordNumbers;
export type RecordName = keyof Numbers;
export const recordNames = Object.keys(recordNumbers) as RecordName[];

export type StreakName = {
  [Name in RecordName]: Numbers[Name] extends { end: string } ? Name : never;
}[RecordName];

/** The measures that any number has under a name. */
type NameOf<Field extends string> = Extract<Numbers[RecordName], Record<Field, string>>[Field &
  keyof Extract<Numbers[RecordName], Record<Field, string>>];

/** A number's entry, whichever it is. */
export interface RecordNumber extends NumberNames {
  measure: NameOf<'measure'>;
  total?: NameOf<'total'>;
  end?: NameOf<'end'>;
  text: NameOf<'text'>;
}

/** Returns whether a record is a number of matches in a row, each streak within one mode. */
export function isStreak(name: RecordName): name is StreakName {
  return 'end' in recordNumbers[name];
}

/** Returns a number's entry. */
export function recordNumber(name: RecordName): RecordNumber {
  return recordNumbers[name];
}
