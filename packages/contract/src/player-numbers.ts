/** In what a number is counted. Points are stored in hundredths and seconds in tenths, as logs write them. */
type Unit = 'matches' | 'rounds' | 'events' | 'points' | 'seconds' | 'score' | 'rating' | 'none';

/** Which of a player's matches are counted; all but `recorded` are finished ones. */
type Counted = 'recorded' | 'finished' | 'won' | 'lost' | 'drawn';

/**
 * How the numbers of many matches become one: `count` counts matches, `total` adds up, `range` keeps
 * total, minimum and maximum (columns `tot_`, `min_` and `max_`). The others are not folded from
 * matches: `last` is the newest value, `uploads` is counted from uploads, `zero` is always 0.
 */
type PlayerNumber = { name: string; column: string; unit: Unit } & (
  | { fold: 'count'; of: Counted }
  /** `stored`: the PostgreSQL type of the column in `player_match`. */
  | { fold: 'total' | 'range'; stored: 'int2' | 'int4' }
  | { fold: 'last' | 'uploads' | 'zero' }
);

/**
 * Every number of a player, once: rows, folds, profiles, their types and their SQL derive from it.
 * `name` is what logs and answers call it, `column` what the database and the profile do. In the
 * order in which a profile is answered.
 */
export const playerNumbers = [
  { name: 'games', column: 'games', unit: 'matches', fold: 'count', of: 'finished' },
  { name: 'wins', column: 'wins', unit: 'matches', fold: 'count', of: 'won' },
  { name: 'losses', column: 'losses', unit: 'matches', fold: 'count', of: 'lost' },
  { name: 'draws', column: 'draws', unit: 'matches', fold: 'count', of: 'drawn' },
  { name: 'rounds', column: 'rounds', unit: 'rounds', fold: 'total', stored: 'int2' },
  { name: 'roundWins', column: 'round_wins', unit: 'rounds', fold: 'total', stored: 'int2' },
  { name: 'roundLosses', column: 'round_losses', unit: 'rounds', fold: 'total', stored: 'int2' },
  { name: 'roundDraws', column: 'round_draws', unit: 'rounds', fold: 'total', stored: 'int2' },
  { name: 'mvp', column: 'mvp', unit: 'matches', fold: 'total', stored: 'int2' },
  { name: 'mmr', column: 'mmr', unit: 'rating', fold: 'last' },
  // Storage keys of the original service.
  { name: 'sk', column: 'sk', unit: 'none', fold: 'zero' },
  { name: 'pk', column: 'pk', unit: 'none', fold: 'zero' },
  { name: 'recordCount', column: 'record_count', unit: 'matches', fold: 'count', of: 'recorded' },
  { name: 'uploadCount', column: 'upload_count', unit: 'matches', fold: 'uploads' },
  { name: 'kills', column: 'kills', unit: 'events', fold: 'range', stored: 'int2' },
  { name: 'deaths', column: 'deaths', unit: 'events', fold: 'range', stored: 'int2' },
  { name: 'assists', column: 'assists', unit: 'events', fold: 'range', stored: 'int2' },
  { name: 'damage', column: 'damage', unit: 'points', fold: 'range', stored: 'int4' },
  { name: 'damageRec', column: 'damage_rec', unit: 'points', fold: 'range', stored: 'int4' },
  { name: 'cabinDamage', column: 'cabin_damage', unit: 'points', fold: 'range', stored: 'int4' },
  { name: 'droneKills', column: 'drone_kills', unit: 'events', fold: 'range', stored: 'int2' },
  { name: 'score', column: 'score', unit: 'score', fold: 'range', stored: 'int4' },
  { name: 'duration', column: 'duration', unit: 'seconds', fold: 'range', stored: 'int4' },
] as const satisfies readonly PlayerNumber[];

type Entry = (typeof playerNumbers)[number];
export type CountedNumber = Extract<Entry, { fold: 'count' }>;
export type RangedNumber = Extract<Entry, { fold: 'range' }>;
/** A number that every row of a player's match has. */
export type MatchNumber = Extract<Entry, { fold: 'total' | 'range' }>;

/** Those that every row of a player's match has. */
export const matchNumbers: readonly MatchNumber[] = playerNumbers.filter(
  (number) => number.fold === 'total' || number.fold === 'range',
);

type ScoreNumber = Exclude<MatchNumber, { unit: 'rounds' | 'seconds' }>;
export type Score = Record<ScoreNumber['name'], number>;

/** Those that a log counts for each player, in a match and in each of its rounds. */
export const scoreNames: readonly ScoreNumber['name'][] = matchNumbers.flatMap((number) =>
  number.unit === 'rounds' || number.unit === 'seconds' ? [] : number.name,
);

/** The score of somebody who did nothing. */
export const noScore = Object.fromEntries(scoreNames.map((name) => [name, 0])) as Score;

/** How many of what is stored make one of the unit. */
export function storedPerUnit(unit: Entry['unit']): number {
  if (unit === 'points') return 100;
  return unit === 'seconds' ? 10 : 1;
}
