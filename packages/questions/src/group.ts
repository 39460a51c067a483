import { type Aggregate, aggregateKey } from './aggregate.ts';
import type { Key } from './dimensions/key-codec.ts';
import type { Plan } from './plan.ts';

/** The values of a plan’s aggregates in their order; null where no row has a value. */
export type Values = readonly (number | null)[];

/** What rows with equal keys are reduced to; the keys are in the order of the plan’s `by`. */
export interface Group {
  keys: readonly Key[];
  values: Values;
}

/** Returns where a group has an aggregate’s value. */
export type PlaceOf = (aggregate: Aggregate) => number;

export function placesOf({ aggregates }: Pick<Plan, 'aggregates'>): PlaceOf {
  const places = new Map(
    aggregates.map((aggregate, place) => [aggregateKey(aggregate), place] as const),
  );
  return (aggregate) => places.get(aggregateKey(aggregate)) ?? -1;
}
