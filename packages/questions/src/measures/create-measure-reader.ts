import {
  type AboveExpectation,
  aboveExpectation,
  calibrationSlope,
  PROBABILITY_SCALE,
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
import type { AggregateIndex, Values } from '../group.ts';
import { excessAggregates, pairedSumsOf, quantileOf } from './aggregates-of.ts';
import type { Measure, Sampled } from './measure.ts';

export const quantileNames = ['p10', 'p25', 'p50', 'p75', 'p90'] as const;

/** The 10th, 25th, 50th, 75th and 90th percentile. */
export type Quantiles = Record<(typeof quantileNames)[number], number>;

/** The value of a measure in an answer: text is an instant; null means that no row has a value. */
export type MeasureValue =
  | number
  | string
  | Rate
  | Mean
  | Estimate
  | AboveExpectation
  | Quantiles
  | null;

/** Returns a function that computes the value of a measure in its unit. */
export function createMeasureReader(
  measure: Measure,
  indexOf: AggregateIndex,
): (values: Values) => MeasureValue {
  switch (measure.kind) {
    case 'number': {
      const read = createValueReader(measure.aggregate, indexOf);
      const { unit, perUnit } = measure;
      return (values) => {
        const value = read(values);
        if (value === null) return null;
        return unit === 'instant' ? new Date(value).toISOString() : value / perUnit;
      };
    }
    case 'rate': {
      const [numerator, denominator] = [
        createTotalReader(measure.numerator, indexOf),
        createTotalReader(measure.denominator, indexOf),
      ];
      return (values) => rateOf(numerator(values), denominator(values));
    }
    case 'ratio': {
      const quotient = createQuotientReader(measure, indexOf);
      return (values) => {
        const value = quotient(values);
        return value === null ? null : value * measure.scale;
      };
    }
    case 'excess':
      return createExcessReader(measure.where, indexOf);
    case 'expected': {
      const read = createExpectationReader(measure, indexOf);
      return (values) => {
        const expected = read(values);
        return expected === null ? null : (100 / PROBABILITY_SCALE) * expected;
      };
    }
    case 'mean': {
      const { column, where, perUnit } = measure;
      const n = createTotalReader(count(where), indexOf);
      const sum = createTotalReader({ reduce: 'sum', column, where }, indexOf);
      const squares = createTotalReader({ reduce: 'squares', column, where }, indexOf);
      return (values) => {
        const sums = {
          n: n(values),
          sum: sum(values) / perUnit,
          squares: squares(values) / perUnit ** 2,
        };
        const { mean, low, high } = meanOf(sums);
        return { mean, n: sums.n, low, high };
      };
    }
    case 'estimate': {
      const [n, sum, over, squares, overSquares, products] = pairedSumsOf(measure).map(
        (aggregate) => createTotalReader(aggregate, indexOf),
      ) as [TotalReader, TotalReader, TotalReader, TotalReader, TotalReader, TotalReader];
      return (values) => {
        const sums = {
          n: n(values),
          sum: sum(values),
          over: over(values),
          squares: squares(values),
          overSquares: overSquares(values),
          products: products(values),
        };
        return sums.over === 0 ? null : ratioEstimate(sums, measure.scale);
      };
    }
    case 'quantiles': {
      const readers = QUANTILES.map((fraction) =>
        createValueReader(quantileOf(measure, fraction), indexOf),
      );
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
 * Returns a quantile without the errors of arithmetic on doubles: between whole numbers, the fractions
 * of `QUANTILES` give at most two decimals.
 */
function exactQuantile(value: number): number {
  // Adding 0 turns -0 into 0, which some comparisons distinguish.
  return Math.round(100 * value) / 100 + 0;
}

/**
 * Returns a function that computes what groups are sorted by: of a rate, and of results above
 * expectation, the lower end of the interval, of quantiles the median.
 */
export function createSortReader(
  measure: Measure,
  indexOf: AggregateIndex,
): (values: Values) => number | null {
  switch (measure.kind) {
    case 'number':
      return createValueReader(measure.aggregate, indexOf);
    case 'rate': {
      const [numerator, denominator] = [
        createTotalReader(measure.numerator, indexOf),
        createTotalReader(measure.denominator, indexOf),
      ];
      return (values) => rateOf(numerator(values), denominator(values)).low;
    }
    case 'excess': {
      const read = createExcessReader(measure.where, indexOf);
      return (values) => read(values).low;
    }
    case 'expected':
      return createExpectationReader(measure, indexOf);
    case 'ratio':
      return createQuotientReader(measure, indexOf);
    case 'mean':
    case 'estimate':
      return createQuotientReader(quotientOf(measure), indexOf);
    case 'quantiles':
      return createValueReader(quantileOf(measure, 0.5), indexOf);
  }
}

/** Returns a function that reads a measure of one unit: a number, or the quotient of two. */
export function createUnitReader(
  measure: Measure,
  indexOf: AggregateIndex,
): (values: Values) => number | null {
  switch (measure.kind) {
    case 'rate':
      return createQuotientReader(measure, indexOf);
    case 'excess':
      return createExpectationReader(measure, indexOf);
    default:
      return createSortReader(measure, indexOf);
  }
}

/**
 * Reads what is expected, or results above it, in ten-thousandths; `valueSql` computes the same, step
 * by step, so that both are equal.
 */
function createExpectationReader(
  { kind, where }: { kind: 'excess' | 'expected'; where: readonly Condition[] },
  indexOf: AggregateIndex,
): (values: Values) => number | null {
  const read = createResultsReader(where, indexOf);
  const evenChance = PROBABILITY_SCALE / 2;
  return (values) => {
    const { n, balance, expected, slope } = read(values);
    const distance = slope * (expected - evenChance * n);
    return n === 0
      ? null
      : (kind === 'excess' ? evenChance * balance - distance : evenChance * n + distance) / n;
  };
}

/** Reads sums of whole numbers, as facts store them. */
function createResultsReader(where: readonly Condition[], indexOf: AggregateIndex) {
  const parts = excessAggregates(where);
  const n = createTotalReader(parts.n, indexOf);
  const balance = createTotalReader(parts.balance, indexOf);
  const expected = createTotalReader(parts.expected, indexOf);
  const squares = createTotalReader(parts.squares, indexOf);
  const allSquares = createTotalReader(parts.allSquares, indexOf);
  const allProducts = createTotalReader(parts.allProducts, indexOf);
  return (values: Values) => ({
    slope: calibrationSlope({ squares: allSquares(values), products: allProducts(values) }),
    n: n(values),
    balance: balance(values),
    expected: expected(values),
    squares: squares(values),
  });
}

function createExcessReader(
  where: readonly Condition[],
  indexOf: AggregateIndex,
): (values: Values) => AboveExpectation {
  const read = createResultsReader(where, indexOf);
  return (values) => {
    const { n, balance, expected, squares, slope } = read(values);
    return aboveExpectation({
      n,
      slope,
      score: (n + balance) / 2,
      expected: expected / PROBABILITY_SCALE,
      squares: squares / PROBABILITY_SCALE ** 2,
    });
  };
}

/** Returns what a mean or an estimate is the quotient of: a sum, and a number of values or another sum. */
export function quotientOf({ column, where, over }: Sampled & { over?: Column }): Quotient {
  const denominator = over === undefined ? count(where) : sum(over, where);
  return { numerator: sum(column, where), denominator };
}

type TotalReader = (values: Values) => number;

export interface Quotient {
  numerator: Aggregate;
  denominator: Aggregate;
}

function createQuotientReader(
  quotient: Quotient,
  indexOf: AggregateIndex,
): (values: Values) => number | null {
  const [numerator, denominator] = [
    createTotalReader(quotient.numerator, indexOf),
    createTotalReader(quotient.denominator, indexOf),
  ];
  return (values) => {
    const divisor = denominator(values);
    return divisor === 0 ? null : numerator(values) / divisor;
  };
}

function createValueReader(
  aggregate: Aggregate,
  indexOf: AggregateIndex,
): (values: Values) => number | null {
  const index = indexOf(aggregate);
  return (values) => values[index] ?? null;
}

function createTotalReader(
  aggregate: Aggregate,
  indexOf: AggregateIndex,
): (values: Values) => number {
  const index = indexOf(aggregate);
  return (values) => values[index] ?? 0;
}
