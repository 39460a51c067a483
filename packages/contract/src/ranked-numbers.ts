import { type MatchNumber, matchNumbers, storedPerUnit } from './player-numbers.ts';

interface RankedNumber {
  /** The stored numbers that it is the sum of; `won` is 1 for a win and 0 otherwise. */
  columns: readonly ('won' | MatchNumber['column'])[];
  /** What is ranked: rates and means of players, numbers of single matches of theirs, or both. */
  of: 'players' | 'matches' | 'both';
  /** Which values are good; null if neither. */
  better: 'higher' | 'lower' | null;
  /** Whether it is a mean of zeros and ones, in percent. */
  isRate: boolean;
  /** Whether players can be advised to work on it; not on rates of winning, which follow from the others. */
  isAdvised: boolean;
}

const rate = { of: 'players', better: 'higher', isRate: true, isAdvised: false } as const;
const advised = { of: 'both', isRate: false, isAdvised: true } as const;
const mean = { isRate: false, isAdvised: false } as const;

/**
 * The registry of all numbers that have a percentile, in the order of a scoreboard: cohorts and their SQL, answers,
 * pages and advice are derived from it.
 */
export const rankedNumbers = {
  winRate: { columns: ['won'], ...rate },
  mvpRate: { columns: ['mvp'], ...rate },
  killsAssists: { columns: ['kills', 'assists'], better: 'higher', of: 'players', ...mean },
  kills: { columns: ['kills'], better: 'higher', ...advised },
  deaths: { columns: ['deaths'], better: 'lower', ...advised },
  assists: { columns: ['assists'], better: 'higher', ...advised },
  damage: { columns: ['damage'], better: 'higher', ...advised },
  damageRec: { columns: ['damage_rec'], better: 'lower', ...advised },
  cabinDamage: { columns: ['cabin_damage'], better: 'higher', of: 'matches', ...mean },
  score: { columns: ['score'], better: 'higher', ...advised },
  // A long match is neither good nor bad.
  duration: { columns: ['duration'], better: null, of: 'players', ...mean },
} as const satisfies Record<string, RankedNumber>;

type Registry = typeof rankedNumbers;
type NamesWith<Condition> = {
  [Name in keyof Registry]: Registry[Name] extends Condition ? Name : never;
}[keyof Registry];
export type PlayerPercentileName = NamesWith<{ of: 'players' | 'both' }>;
export type MatchPercentileName = NamesWith<{ of: 'matches' | 'both' }>;
export type AdvisedName = NamesWith<{ isAdvised: true }>;
export type RankedName = keyof Registry;
export type RankedColumn = Registry[RankedName]['columns'][number];

const names = Object.keys(rankedNumbers) as RankedName[];

/** The rates and means of a profile that are ranked. */
export const PLAYER_PERCENTILES = names.filter(
  (name): name is PlayerPercentileName => rankedNumbers[name].of !== 'matches',
);
/** The numbers of a player in a match that are ranked. */
export const MATCH_PERCENTILES = names.filter(
  (name): name is MatchPercentileName => rankedNumbers[name].of !== 'players',
);
/** What a line of advice can be about. */
export const ADVISED_NUMBERS = names.filter(
  (name): name is AdvisedName => rankedNumbers[name].isAdvised,
);

/** Returns the factor that converts a stored number to the unit of answers. */
export function rankedScale(name: RankedName): number {
  const { columns, isRate } = rankedNumbers[name];
  const unit = matchNumbers.find(({ column }) => column === columns[0])?.unit ?? 'none';
  return isRate ? 100 : 1 / storedPerUnit(unit);
}
