import {
  type AboveExpectation,
  aboveExpectation,
  calibrationSlope,
  PER_PROBABILITY,
} from '@scrapboard/statistics/above-expectation';
import { type Mean, meanOf } from '@scrapboard/statistics/mean-of';
import { type Estimate, ratioEstimate } from '@scrapboard/statistics/ratio-estimate';
import { type Rate, rateOf } from '@scrapboard/statistics/wilson-interval';
import {
  type Aggregate,
  type Column,
  type Condition,
  count,
  QUANTILES,
  sum,
} from '../aggregate.ts';
import type { PlaceOf, Values } from '../group.ts';
import { excessParts, pairedSumsOf, quantileOf } from './aggregates-of.ts';
import type { Measure, Sampled } from './measure.ts';

export const quantileNames = ['p10', 'p25', 'p50', 'p75', 'p90'] as const;

/** The 10th, 25th, 50th, 75th and 90th percentile. */
export type Quantiles = Record<(typeof quantileNames)[number], number>;

/** What an answer says of a measure: text is an instant; null is what no row tells. */
export type MeasureValue =
  | number
  | string
  | Rate
  | Mean
  | Estimate
  | AboveExpectation
  | Quantiles
  | null;

/** Returns a function that computes what an answer says of a measure, in the measure’s unit. */
export function measureReader(
  measure: Measure,
  placeOf: PlaceOf,
): (values: Values) => MeasureValue {
  switch (measure.kind) {
    case 'number': {
      const read = reader(measure.of, placeOf);
      const { unit, perUnit } = measure;
      return (values) => {
        const value = read(values);
        if (value === null) return null;
        return unit === 'instant' ? new Date(value).toISOString() : value / perUnit;
      };
    }
    case 'rate': {
      const [part, of] = [totalReader(measure.count, placeOf), totalReader(measure.of, placeOf)];
      return (values) => rateOf(part(values), of(values));
    }
    case 'ratio': {
      const quotient = quotientReader(measure, placeOf);
      return (values) => {
        const value = quotient(values);
        return value === null ? null : value * measure.scale;
      };
    }
    case 'excess':
      return excessReader(measure.where, placeOf);
    case 'expected': {
      const value = expectationReader(measure, placeOf);
      return (values) => {
        const expected = value(values);
        return expected === null ? null : (100 / PER_PROBABILITY) * expected;
      };
    }
    case 'mean': {
      const { column, where, perUnit } = measure;
      const n = totalReader(count(where), placeOf);
      const sum = totalReader({ reduce: 'sum', column, where }, placeOf);
      const squares = totalReader({ reduce: 'squares', column, where }, placeOf);
      return (values) =>
        meanOf({
          n: n(values),
          sum: sum(values) / perUnit,
          squares: squares(values) / perUnit ** 2,
        });
    }
    case 'estimate': {
      const [n, top, over, squares, overSquares, both] = pairedSumsOf(measure).map((aggregate) =>
        totalReader(aggregate, placeOf),
      ) as [Total, Total, Total, Total, Total, Total];
      return (values) =>
        ratioEstimate(
          {
            n: n(values),
            sum: top(values),
            over: over(values),
            squares: squares(values),
            overSquares: overSquares(values),
            products: both(values),
          },
          measure.scale,
        );
    }
    case 'quantiles': {
      const readers = QUANTILES.map((fraction) => reader(quantileOf(measure, fraction), placeOf));
      return (values) => {
        const quantiles = readers.map((read) => read(values));
        if (quantiles[0] === null) return null;
        return Object.fromEntries(
          quantileNames.map((name, i) => [
            name,
            exactQuantile(quantiles[i] as number) / measure.perUnit,
          ]),
        ) as Quantiles;
      };
    }
  }
}

/**
 * Returns a quantile without what arithmetic on doubles added: between whole numbers, the fractions of
 * `QUANTILES` are at most two decimals.
 */
function exactQuantile(value: number): number {
  // Not -0, which is another number for some.
  return Math.round(100 * value) / 100 + 0;
}

/**
 * Returns a function that computes what groups are sorted by: of a rate, and of results above
 * expectation, the lower end of the interval, of quantiles the median.
 */
export function sortReader(measure: Measure, placeOf: PlaceOf): (values: Values) => number | null {
  switch (measure.kind) {
    case 'number':
      return reader(measure.of, placeOf);
    case 'rate': {
      const [part, of] = [totalReader(measure.count, placeOf), totalReader(measure.of, placeOf)];
      return (values) => rateOf(part(values), of(values)).low;
    }
    case 'excess': {
      const read = excessReader(measure.where, placeOf);
      return (values) => read(values).low;
    }
    case 'expected':
      return expectationReader(measure, placeOf);
    case 'ratio':
      return quotientReader(measure, placeOf);
    case 'mean':
    case 'estimate':
      return quotientReader(quotientOf(measure), placeOf);
    case 'quantiles':
      return reader(quantileOf(measure, 0.5), placeOf);
  }
}

/** Returns a function that reads a measure of one unit: a number, or the quotient of two. */
export function unitReader(measure: Measure, placeOf: PlaceOf): (values: Values) => number | null {
  switch (measure.kind) {
    case 'rate':
      return quotientReader(measure, placeOf);
    case 'excess':
      return expectationReader(measure, placeOf);
    default:
      return sortReader(measure, placeOf);
  }
}

/**
 * Reads what is expected, or results above it, in ten-thousandths; `valueSql` computes the same, step
 * by step, so that both are equal.
 */
function expectationReader(
  { kind, where }: { kind: 'excess' | 'expected'; where: readonly Condition[] },
  placeOf: PlaceOf,
): (values: Values) => number | null {
  const read = resultsReader(where, placeOf);
  const even = PER_PROBABILITY / 2;
  return (values) => {
    const { n, balance, expected, slope } = read(values);
    const distance = slope * (expected - even * n);
    return n === 0
      ? null
      : (kind === 'excess' ? even * balance - distance : even * n + distance) / n;
  };
}

/** Reads sums of whole numbers, as facts store them. */
function resultsReader(where: readonly Condition[], placeOf: PlaceOf) {
  const parts = excessParts(where);
  const n = totalReader(parts.n, placeOf);
  const balance = totalReader(parts.balance, placeOf);
  const expected = totalReader(parts.expected, placeOf);
  const squares = totalReader(parts.squares, placeOf);
  const allSquares = totalReader(parts.allSquares, placeOf);
  const allProducts = totalReader(parts.allProducts, placeOf);
  return (values: Values) => ({
    slope: calibrationSlope({ squares: allSquares(values), products: allProducts(values) }),
    n: n(values),
    balance: balance(values),
    expected: expected(values),
    squares: squares(values),
  });
}

function excessReader(
  where: readonly Condition[],
  placeOf: PlaceOf,
): (values: Values) => AboveExpectation {
  const read = resultsReader(where, placeOf);
  return (values) => {
    const { n, balance, expected, squares, slope } = read(values);
    return aboveExpectation({
      n,
      slope,
      score: (n + balance) / 2,
      expected: expected / PER_PROBABILITY,
      squares: squares / PER_PROBABILITY ** 2,
    });
  };
}

/** Returns what a mean or an estimate is the quotient of: a sum, and a number of values or another sum. */
export function quotientOf({ column, where, over }: Sampled & { over?: Column }): Quotient {
  const of = over === undefined ? count(where) : sum(over, where);
  return { count: sum(column, where), of };
}

type Total = (values: Values) => number;

interface Quotient {
  count: Aggregate;
  of: Aggregate;
}

function quotientReader(parts: Quotient, placeOf: PlaceOf): (values: Values) => number | null {
  const [part, of] = [totalReader(parts.count, placeOf), totalReader(parts.of, placeOf)];
  return (values) => {
    const divisor = of(values);
    return divisor === 0 ? null : part(values) / divisor;
  };
}

function reader(aggregate: Aggregate, placeOf: PlaceOf): (values: Values) => number | null {
  const place = placeOf(aggregate);
  return (values) => values[place] ?? null;
}

function totalReader(aggregate: Aggregate, placeOf: PlaceOf): (values: Values) => number {
  const place = placeOf(aggregate);
  return (values) => values[place] ?? 0;
}
