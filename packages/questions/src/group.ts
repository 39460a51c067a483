import { type Aggregate, aggregateKey } from './aggregate.ts';
import type { Key } from './dimensions/key-codec.ts';
import type { Plan } from './plan.ts';

/** The values of a plan’s aggregates in their order; null where no row has a value. */
export type Values = readonly (number | null)[];

/** What rows with equal keys are reduced to; the keys are in the order of the plan’s dimensions. */
export interface Group {
  keys: readonly Key[];
  values: Values;
}

/** Returns the index of an aggregate's value in a group's values. */
export type AggregateIndex = (aggregate: Aggregate) => number;

export function indexAggregates({ aggregates }: Pick<Plan, 'aggregates'>): AggregateIndex {
  const indexes = new Map(
    aggregates.map((aggregate, index) => [aggregateKey(aggregate), index] as const),
  );
  return (aggregate) => indexes.get(aggregateKey(aggregate)) ?? -1;
}
