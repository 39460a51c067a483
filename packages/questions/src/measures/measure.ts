import { MIN_SAMPLE } from '@scrapboard/statistics/sample-size';
import { type Aggregate, type Column, type Condition, count } from '../aggregate.ts';
import type { DimensionName } from '../dimensions/dimensions.ts';
import type { SpecialFilterName } from '../special-filters.ts';

/**
 * What a measure is answered in; facts store points in hundredths, seconds in tenths, amounts in
 * thousandths and queues in milliseconds. `instant` is ISO 8601 in UTC.
 */
export type MeasureUnit =
  | 'matches'
  | 'rounds'
  | 'events'
  | 'points'
  | 'seconds'
  | 'score'
  | 'players'
  | 'builds'
  | 'uploads'
  | 'amount'
  | 'coins'
  | 'percent'
  | 'instant';

/** Which end of a measure is good for a player; colours and arrows follow it. */
type Better = 'higher' | 'lower' | 'neither';

/**
 * How a measure is computed from aggregates:
 *
 * - `number`: an aggregate over `perUnit`; one of no rows is 0 if it counts or adds, otherwise null.
 * - `rate`: a count out of a total, as `Rate`.
 * - `ratio`: an aggregate over another, times `scale`; null if the other is 0.
 * - `estimate`: the sum of a column over that of another, times `scale`, as `Estimate`; null if the other
 *   is 0.
 * - `mean`: a column's values over `perUnit`, as `Mean`.
 * - `expected`: the rate of wins that ratings predicted, in percent; null if they predicted nothing.
 * - `excess`: results above what ratings predicted, as `AboveExpectation`.
 * - `quantiles`: a column's values over `perUnit`, at the fractions of `QUANTILES`; null if none.
 */
type Formula =
  | { kind: 'number'; aggregate: Aggregate; perUnit: number }
  | { kind: 'rate'; numerator: Aggregate; denominator: Aggregate }
  | { kind: 'ratio'; numerator: Aggregate; denominator: Aggregate; scale: number }
  | { kind: 'excess' | 'expected'; where: readonly Condition[] }
  | ({ kind: 'estimate'; over: Column; scale: number } & Sampled)
  | ({ kind: 'mean' | 'quantiles'; perUnit: number } & Sampled);

/** The values of a column in the rows that meet the conditions. */
export interface Sampled {
  column: Column;
  where: readonly Condition[];
}

export type Measure = Formula & {
  unit: MeasureUnit;
  better: Better;
  /** Counts its sample; null if the measure is a count or a sum itself. */
  sample: Aggregate | null;
  /** Values with a smaller sample are marked, and sorted after the others. */
  minSample: number;
  /** A dimension that it cannot be grouped by, because the rows with a key lack its other columns. */
  excludedDimension?: DimensionName;
  /** Whether it describes whole matches, and so has no value for some of their players. */
  isPerMatch?: boolean;
  /** The filter without which it has no value. */
  requiredFilter?: SpecialFilterName;
  /** Whether it is of one player's matches, and so has no value for those of several. */
  isPerPlayer?: boolean;
};

interface MeasureOptions {
  unit: MeasureUnit;
  better?: Better;
  excludedDimension?: DimensionName;
  requiredFilter?: SpecialFilterName;
}

/** Returns a measure that is one aggregate: a count, a sum, or the lowest or highest value. */
export function number(
  aggregate: Aggregate,
  options: MeasureOptions & { perUnit?: number },
): Measure {
  return {
    kind: 'number',
    aggregate,
    perUnit: 1,
    better: 'neither',
    sample: null,
    minSample: 0,
    ...options,
  };
}

/** Returns the percentage that a part is of a total, which contains it. */
export function rate(total: Aggregate, part: Aggregate, better: Better = 'higher'): Measure {
  return {
    kind: 'rate',
    numerator: part,
    denominator: total,
    unit: 'percent',
    better,
    sample: total,
    minSample: MIN_SAMPLE,
  };
}

/** Returns what ratings predicted, or by how much results exceed that, over the rows that have both. */
export function expectation(kind: 'excess' | 'expected', where: readonly Condition[]): Measure {
  return {
    kind,
    where,
    unit: 'percent',
    better: kind === 'excess' ? 'higher' : 'neither',
    sample: count(where),
    minSample: MIN_SAMPLE,
  };
}

/** Returns whether groups are sorted by the lower end of an interval, which DuckDB does not compute. */
export function isSortedByInterval({ kind }: Measure): boolean {
  return kind === 'rate' || kind === 'excess';
}

/** Returns one sum over another, times a scale; `sample` counts the games behind both. */
export function ratio(
  numerator: Aggregate,
  denominator: Aggregate,
  options: MeasureOptions & { scale: number; sample: Aggregate },
): Measure {
  return {
    kind: 'ratio',
    numerator,
    denominator,
    better: 'neither',
    minSample: MIN_SAMPLE,
    ...options,
  };
}

/** Returns the sum of a column over that of another in the same rows, with its interval. */
export function estimate(
  column: Column,
  over: Column,
  where: readonly Condition[],
  options: MeasureOptions & { scale: number },
): Measure {
  return {
    kind: 'estimate',
    column,
    over,
    where,
    better: 'neither',
    sample: count(where),
    minSample: MIN_SAMPLE,
    ...options,
  };
}

/** Returns the mean or the quantiles of a column over the rows that meet the conditions. */
export function distribution(
  kind: 'mean' | 'quantiles',
  column: Column,
  where: readonly Condition[],
  options: MeasureOptions & { perUnit: number },
): Measure {
  return {
    kind,
    column,
    where,
    better: 'neither',
    sample: count(where),
    minSample: MIN_SAMPLE,
    ...options,
  };
}
