import type { Calibration } from '@scrapboard/statistics/above-expectation';
import type { OtherParts } from './dimensions/dimension.ts';
import type { FactRow, FactTable } from './fact-tables.ts';

/**
 * The name of a column of any table of facts, or of one that joining other parts, pricing or units
 * add; see `joinOtherParts`, `priceRewards` and `planUnits`.
 */
export type Column =
  | { [Table in FactTable]: keyof FactRow<Table> & string }[FactTable]
  | OtherParts
  | ValueColumn
  | `k${number}`
  | `unit${number}`;

/**
 * What pricing adds to the row of a match, see `priceRewards`: its value in millionths of a coin, its
 * time with the queue in milliseconds, and its value in an hour without and with the queue.
 */
export type ValueColumn = 'value' | 'total_ms' | 'hourly_value' | 'queued_hourly_value';

/**
 * A condition on a row. A null is never at least, at most or equal to anything, as in SQL; `known` tests
 * whether the column has a value.
 */
export type Condition =
  | { column: Column; is: string | number | boolean }
  | { column: Column; atLeast: number }
  | { column: Column; atMost: number }
  | { column: Column; known: boolean };

/** Fractions of a sample whose quantiles are answered. */
export const QUANTILES = [0.1, 0.25, 0.5, 0.75, 0.9] as const;
export type Fraction = (typeof QUANTILES)[number];

/**
 * A number that the rows which meet all conditions are reduced to. Measures are computed from these
 * alone, so that any engine that can count, add up and sort can answer any question.
 */
export type Aggregate = { where: readonly Condition[] } & (
  | { reduce: 'count' }
  | { reduce: 'sum' | 'squares' | 'min' | 'max'; column: Column }
  | { reduce: 'quantile'; column: Column; fraction: Fraction }
  /** The sum of the products of two columns. */
  | { reduce: 'products'; columns: readonly [Column, Column] }
  /** How many different combinations of values there are; those with a null do not count. */
  | { reduce: 'distinct'; columns: readonly Column[] }
  /**
   * The length of the longest run of rows, in the order of time, that meet conditions; `runEnd` is when the last
   * match of the first such run began, null without one.
   */
  | { reduce: 'run' | 'runEnd'; conditions: readonly Condition[] }
  /** How well ratings predict all matches, whatever the question selects. */
  | { reduce: 'calibration'; sum: keyof Calibration }
);

type Where = readonly Condition[];

export const count = (where: Where): Aggregate => ({ reduce: 'count', where });
export const sum = (column: Column, where: Where): Aggregate => ({ reduce: 'sum', column, where });
export const products = (columns: readonly [Column, Column], where: Where): Aggregate => ({
  reduce: 'products',
  columns,
  where,
});
export const distinct = (columns: readonly Column[], where: Where = []): Aggregate => ({
  reduce: 'distinct',
  columns,
  where,
});

export const finished: Where = [{ column: 'result', known: true }];
export const won: Where = [{ column: 'result', is: 1 }];
export const drawn: Where = [{ column: 'result', is: 0 }];
export const lost: Where = [{ column: 'result', is: -1 }];

/** Returns the same text for equal aggregates. */
export function aggregateKey(aggregate: Aggregate): string {
  return JSON.stringify(aggregate);
}
