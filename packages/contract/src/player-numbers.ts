/** The unit of a number. Points are stored in hundredths and seconds in tenths, as in the logs. */
type Unit = 'matches' | 'rounds' | 'events' | 'points' | 'seconds' | 'score' | 'rating' | 'none';

/** Which of a player's matches are counted; all except `recorded` are finished ones. */
type CountedMatches = 'recorded' | 'finished' | 'won' | 'lost' | 'drawn';

/**
 * How a number is aggregated over many matches: `count` counts matches, `total` adds up, `range`
 * keeps total, minimum and maximum (columns `tot_`, `min_` and `max_`). The others are not
 * aggregated: `last` is the newest value, `uploads` is counted from uploads, `zero` is always 0.
 */
type PlayerNumber = { name: string; column: string; unit: Unit } & (
  | { fold: 'count'; counts: CountedMatches }
  /** `stored`: the PostgreSQL type of the column in `player_match`. */
  | { fold: 'total' | 'range'; stored: 'int2' | 'int4' }
  | { fold: 'last' | 'uploads' | 'zero' }
);

/**
 * The registry of all numbers of a player: rows, folds, profiles, their types and SQL are derived
 * from it. `name` is used in logs and answers, `column` in the database and the profile. The order
 * is that of a profile's fields.
 */
export const playerNumbers = [
  { name: 'games', column: 'games', unit: 'matches', fold: 'count', counts: 'finished' },
  { name: 'wins', column: 'wins', unit: 'matches', fold: 'count', counts: 'won' },
  { name: 'losses', column: 'losses', unit: 'matches', fold: 'count', counts: 'lost' },
  { name: 'draws', column: 'draws', unit: 'matches', fold: 'count', counts: 'drawn' },
  { name: 'rounds', column: 'rounds', unit: 'rounds', fold: 'total', stored: 'int2' },
  { name: 'roundWins', column: 'round_wins', unit: 'rounds', fold: 'total', stored: 'int2' },
  { name: 'roundLosses', column: 'round_losses', unit: 'rounds', fold: 'total', stored: 'int2' },
  { name: 'roundDraws', column: 'round_draws', unit: 'rounds', fold: 'total', stored: 'int2' },
  { name: 'mvp', column: 'mvp', unit: 'matches', fold: 'total', stored: 'int2' },
  { name: 'mmr', column: 'mmr', unit: 'rating', fold: 'last' },
  // Storage keys of the original service.
  { name: 'sk', column: 'sk', unit: 'none', fold: 'zero' },
  { name: 'pk', column: 'pk', unit: 'none', fold: 'zero' },
  {
    name: 'recordCount',
    column: 'record_count',
    unit: 'matches',
    fold: 'count',
    counts: 'recorded',
  },
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
/** A number in every row of `player_match`. */
export type MatchNumber = Extract<Entry, { fold: 'total' | 'range' }>;

/** The numbers in every row of `player_match`. */
export const matchNumbers: readonly MatchNumber[] = playerNumbers.filter(
  (number) => number.fold === 'total' || number.fold === 'range',
);

type StatNumber = Exclude<MatchNumber, { unit: 'rounds' | 'seconds' }>;
export type MatchStats = Record<StatNumber['name'], number>;

/** The stats that a log has of each player, per match and per round. */
export const statNames: readonly StatNumber['name'][] = matchNumbers.flatMap((number) =>
  number.unit === 'rounds' || number.unit === 'seconds' ? [] : number.name,
);

/** The stats of a player who did nothing. */
export const zeroStats = Object.fromEntries(statNames.map((name) => [name, 0])) as MatchStats;

/** Returns how many stored units make one unit. */
export function storedPerUnit(unit: Entry['unit']): number {
  if (unit === 'points') return 100;
  return unit === 'seconds' ? 10 : 1;
}
