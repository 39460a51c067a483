/** What defines a record that matches, or streaks of matches, can set. */
interface RecordFields {
  /** The measure of a single match of a player, or of their streaks. */
  measure: string;
  /** The measure that adds up the number over matches, which for one match is its value; streaks have none. */
  total?: string;
  /** The measure of when the last match of a streak began. */
  end?: string;
  /** The measure whose name is shown, because a record need not be called “highest”. */
  labelMeasure: string;
  /** The minimum length of a match in seconds: in a shorter one, a rate per minute is down to chance. */
  minSeconds?: number;
}

/** A rate per minute counts from this many seconds on. */
const MIN_SECONDS_OF_RATES = 120;

/**
 * Every number of a player's match that is better when high, and streaks, in the order of pages. Deaths are left
 * out because fewer are better, and battle time because it is the same for everyone in the match.
 */
export const recordDefinitions = {
  damage: { measure: 'maxDamage', labelMeasure: 'damage', total: 'damage' },
  kills: { measure: 'maxKills', labelMeasure: 'kills', total: 'kills' },
  assists: { measure: 'maxAssists', labelMeasure: 'assists', total: 'assists' },
  score: { measure: 'maxScore', labelMeasure: 'score', total: 'score' },
  cabinDamage: { measure: 'maxCabinDamage', labelMeasure: 'cabinDamage', total: 'cabinDamage' },
  damageRec: { measure: 'maxDamageRec', labelMeasure: 'damageRec', total: 'damageRec' },
  droneKills: { measure: 'maxDroneKills', labelMeasure: 'droneKills', total: 'droneKills' },
  damagePerMinute: {
    measure: 'damagePerMinute',
    labelMeasure: 'damagePerMinute',
    minSeconds: MIN_SECONDS_OF_RATES,
    total: 'damage',
  },
  scorePerMinute: {
    measure: 'scorePerMinute',
    labelMeasure: 'scorePerMinute',
    minSeconds: MIN_SECONDS_OF_RATES,
    total: 'score',
  },
  winStreak: { measure: 'winStreak', labelMeasure: 'winStreak', end: 'winStreakEnd' },
  survivalStreak: {
    measure: 'survivalStreak',
    labelMeasure: 'survivalStreak',
    end: 'survivalStreakEnd',
  },
  mvpStreak: { measure: 'mvpStreak', labelMeasure: 'mvpStreak', end: 'mvpStreakEnd' },
} as const satisfies Record<string, RecordFields>;

type Definitions = typeof recordDefinitions;
export type RecordName = keyof Definitions;
export const recordNames = Object.keys(recordDefinitions) as RecordName[];

export type StreakName = {
  [Name in RecordName]: Definitions[Name] extends { end: string } ? Name : never;
}[RecordName];

/** The names of the measures that definitions have in a field. */
type MeasureIn<Field extends string> = Extract<
  Definitions[RecordName],
  Record<Field, string>
>[Field & keyof Extract<Definitions[RecordName], Record<Field, string>>];

/** The definition of any record. */
export interface RecordDefinition extends RecordFields {
  measure: MeasureIn<'measure'>;
  total?: MeasureIn<'total'>;
  end?: MeasureIn<'end'>;
  labelMeasure: MeasureIn<'labelMeasure'>;
}

/** Returns whether a record is a number of matches in a row, each streak within one mode. */
export function isStreak(name: RecordName): name is StreakName {
  return 'end' in recordDefinitions[name];
}

/** Returns the definition of a record. */
export function recordDefinition(name: RecordName): RecordDefinition {
  return recordDefinitions[name];
}
