import type { DimensionName } from './dimensions/dimensions.ts';
import type { FactTable } from './fact-tables.ts';

/**
 * Selects rows. Every dimension is also a filter: its rows have one of the values. Filters of a page
 * have the names of `matchFilters` in the contract.
 */
export type Filters = Partial<Record<DimensionName, readonly string[]>> & {
  /** First day (UTC) or instant, inclusive. */
  from?: string;
  /** Last day (UTC, inclusive) or instant (exclusive). */
  to?: string;
  minPowerScore?: number;
  maxPowerScore?: number;
  /** At least that many independent logs agree on the match. */
  confirmed?: number;
  party?: 'solo' | 'party';
  /** Bots are left out unless asked for. */
  bots?: 'true' | 'only';
  /** What resources are worth in coins, `ClanMoney:49.9,Plastic:0.33`; others are worth nothing. */
  prices?: string;
  /** What a match of a mode costs in coins, `raid-easy:1.1`. */
  costs?: string;
  /** How many seconds the match lasted, `120-135`: at least the first, and less than the second if there is one. */
  length?: string;
  /** The player’s own numbers in the match, in the same form. */
  damage?: string;
  kills?: string;
  assists?: string;
  score?: string;
  /** The damage that the part dealt. */
  partDamage?: string;
  /** Whether parts that are only known from the build count as well as those that dealt damage. */
  carried?: 'true';
  /** Ids of parts, `A,B`: only builds that are known to carry all of them. */
  carrying?: string;
  /** Ids of parts: only builds that are known to carry none of them. */
  notCarrying?: string;
};

/** Groups that have less of a measure are left out. */
export interface Minimum {
  measure: string;
  atLeast: number;
}

/** Groups by ranges of a measure, each `width` wide in the measure’s unit. */
export interface Bin {
  measure: string;
  width: number;
}

/** Sorts groups by a measure or a dimension of the question, or by `bin`. */
export interface Order {
  name: string;
  descending: boolean;
}

/** A question about facts, as data; `readQuestion` checks that it can be answered. */
export interface Question {
  facts: FactTable;
  measures: readonly string[];
  /** What rows are grouped by; one row of totals if empty. */
  by: readonly DimensionName[];
  /**
   * If not empty, measures are computed for each of these units (a player, or a player on a day), and
   * the answer has the number of `units` of each group and the quantiles of their values. Minimums
   * apply to units.
   */
  per: readonly DimensionName[];
  /**
   * Groups also by bins of a number, for histograms: of what each row has, or with `per` of what each
   * unit has. Rows and units without it are left out; `bin` of the answer is where the bin begins.
   */
  bin?: Bin;
  filters: Filters;
  minimums: readonly Minimum[];
  /**
   * Ties are broken by the dimensions' values. If empty: by the dimensions if the first is of time or
   * there are bins, otherwise by the first measure, highest first.
   */
  order: readonly Order[];
  /**
   * Selects the groups that come before one with these values of `order`, in the form that answers have: `total`
   * is then how many are ahead of it. Small samples are not moved behind the others.
   */
  before?: readonly string[];
  /** IANA name of the time zone of `weekday` and `hour`; UTC if missing. */
  zone?: string;
  limit: number;
  offset: number;
  /**
   * Whether only the rows of this page are of interest: `total` counts no others, so that stored best rows can
   * answer the question.
   */
  isTopOnly?: true;
}

export const MAX_DIMENSIONS = 3;
export const MAX_UNIT_DIMENSIONS = 2;
export const MAX_MEASURES = 30;
export const MAX_LIMIT = 10_000;
export const DEFAULT_LIMIT = 100;
export const MAX_OFFSET = 1_000_000;
/** How many values a filter can name. */
export const MAX_VALUES = 200;
/** How many parts `carrying` and `notCarrying` can name. */
export const MAX_CARRIED_PARTS = 20;
