import {
  CALIBRATION_PRIOR,
  CALIBRATION_SLOPES,
  PROBABILITY_SCALE,
} from '@scrapboard/statistics/above-expectation';
import { type Aggregate, type Condition, QUANTILES } from '../aggregate.ts';
import { type AggregateIndex, indexAggregates } from '../group.ts';
import { excessAggregates, quantileOf } from '../measures/aggregates-of.ts';
import { type Quotient, quotientOf } from '../measures/create-measure-reader.ts';
import { isSortedByInterval, type Measure } from '../measures/measure.ts';
import type { Plan, PlannedOrder } from '../plan.ts';

/** Returns the name of a group’s column of keys. */
export const keyColumn = (index: number): string => `k${index}`;
/** Returns the name of a group’s column of values. */
export const valueColumn = (index: number): string => `v${index}`;

/**
 * Returns whether DuckDB can sort the groups: not by the end of an interval, whose formula is in
 * packages/statistics alone.
 */
export function isSortedBySql({ order }: Pick<Plan, 'order'>): boolean {
  return order.every((entry) => 'index' in entry || !isSortedByInterval(entry.measure));
}

/** Returns the order of groups; `sortGroups` is the same for groups in memory. */
export function orderSql(plan: Plan): string {
  const indexOf = indexAggregates(plan);
  const terms = [
    ...plan.order.flatMap((entry) => termsOf(entry, indexOf)),
    ...plan.by.map((_, index) => `${keyColumn(index)} NULLS LAST`),
  ];
  return terms.length === 0 ? '' : `ORDER BY ${terms.join(', ')}`;
}

function termsOf(entry: PlannedOrder, indexOf: AggregateIndex): string[] {
  const direction = entry.descending ? 'DESC NULLS LAST' : 'ASC NULLS LAST';
  if ('index' in entry) return [`${keyColumn(entry.index)} ${direction}`];
  const { measure } = entry;
  const column = (aggregate: Aggregate) => valueColumn(indexOf(aggregate));
  const value = `${valueSql(measure, column)} ${direction}`;
  if (measure.sample === null) return [value];
  return [`${column(measure.sample)} < ${measure.minSample}`, value];
}

/** Returns the value that groups are sorted by for a measure. */
export function valueSql(measure: Measure, column: (aggregate: Aggregate) => string): string {
  switch (measure.kind) {
    case 'number':
      return column(measure.aggregate);
    case 'quantiles':
      return column(quantileOf(measure, QUANTILES[2]));
    case 'excess':
    case 'expected':
      return expectationSql(measure, column);
    case 'mean':
    case 'estimate':
      return quotientSql(quotientOf(measure), column);
    default:
      return quotientSql(measure, column);
  }
}

/** Returns what `createExpectationReader` computes, in the same steps. */
function expectationSql(
  { kind, where }: { kind: 'excess' | 'expected'; where: readonly Condition[] },
  column: (aggregate: Aggregate) => string,
): string {
  const parts = excessAggregates(where);
  const evenChance = `${PROBABILITY_SCALE / 2}::DOUBLE`;
  const prior = `${CALIBRATION_PRIOR}::DOUBLE`;
  const { min, max } = CALIBRATION_SLOPES;
  const slope = `least(${max}::DOUBLE, greatest(${min}::DOUBLE,
    (${evenChance} * ${column(parts.allProducts)} + ${prior}) / (${column(parts.allSquares)} + ${prior})))`;
  const n = column(parts.n);
  const distance = `${slope} * (${column(parts.expected)} - ${evenChance} * ${n})`;
  const sum =
    kind === 'excess'
      ? `${evenChance} * ${column(parts.balance)} - ${distance}`
      : `${evenChance} * ${n} + ${distance}`;
  return `(${sum}) / nullif(${n}, 0)`;
}

function quotientSql(
  { numerator, denominator }: Quotient,
  column: (aggregate: Aggregate) => string,
): string {
  return `${column(numerator)} / nullif(${column(denominator)}, 0)`;
}
