import { type Aggregate, count, type Fraction, QUANTILES } from '../aggregate.ts';
import type { Measure, Sampled } from './measure.ts';

/** Returns the aggregates that a measure is computed from, its sample included. */
export function aggregatesOf(measure: Measure): Aggregate[] {
  const sample = measure.sample === null ? [] : [measure.sample];
  switch (measure.kind) {
    case 'number':
      return [measure.of, ...sample];
    case 'rate':
    case 'ratio':
      return [measure.count, measure.of, ...sample];
    case 'mean': {
      const { column, where } = measure;
      return [
        count(where),
        { reduce: 'sum', column, where },
        { reduce: 'squares', column, where },
        ...sample,
      ];
    }
    case 'quantiles':
      return [...QUANTILES.map((fraction) => quantileOf(measure, fraction)), ...sample];
  }
}

/** Returns the aggregate that is a quantile of a measure. */
export function quantileOf({ column, where }: Sampled, fraction: Fraction): Aggregate {
  return { reduce: 'quantile', column, where, fraction };
}
