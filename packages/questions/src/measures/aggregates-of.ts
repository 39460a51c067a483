import {
  type Aggregate,
  type Column,
  type Condition,
  count,
  type Fraction,
  products,
  QUANTILES,
  sum,
} from '../aggregate.ts';
import type { Measure, Sampled } from './measure.ts';

/** Returns the aggregates that a measure is computed from, its sample included. */
export function aggregatesOf(measure: Measure): Aggregate[] {
  const sample = measure.sample === null ? [] : [measure.sample];
  switch (measure.kind) {
    case 'number':
      return [measure.aggregate, ...sample];
    case 'rate':
    case 'ratio':
      return [measure.numerator, measure.denominator, ...sample];
    case 'excess':
    case 'expected':
      return [...Object.values(excessAggregates(measure.where)), ...sample];
    case 'mean': {
      const { column, where } = measure;
      return [
        count(where),
        { reduce: 'sum', column, where },
        { reduce: 'squares', column, where },
        ...sample,
      ];
    }
    case 'estimate':
      return [...pairedSumsOf(measure), ...sample];
    case 'quantiles':
      return [...QUANTILES.map((fraction) => quantileOf(measure, fraction)), ...sample];
  }
}

/** Returns what results and expectations are computed from. */
export function excessAggregates(where: readonly Condition[]) {
  return {
    n: count(where),
    /** Wins less losses. */
    balance: sum('result', where),
    expected: sum('expected', where),
    squares: { reduce: 'squares', column: 'expected', where },
    allSquares: { reduce: 'calibration', sum: 'squares', where: [] },
    allProducts: { reduce: 'calibration', sum: 'products', where: [] },
  } satisfies Record<string, Aggregate>;
}

/**
 * Returns what an estimate is computed from: the number of rows, both sums, the sums of squares and of
 * products.
 */
export function pairedSumsOf({ column, over, where }: Sampled & { over: Column }) {
  return [
    count(where),
    sum(column, where),
    sum(over, where),
    products([column, column], where),
    products([over, over], where),
    products([column, over], where),
  ] as const;
}

/** Returns the aggregate that is a quantile of a measure. */
export function quantileOf({ column, where }: Sampled, fraction: Fraction): Aggregate {
  return { reduce: 'quantile', column, where, fraction };
}
