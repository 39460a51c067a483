import type { Dimension } from './dimensions/dimension.ts';
import type { Key } from './dimensions/key-codec.ts';
import type { Measure } from './measures/measure.ts';
import type { PlannedOrder } from './plan.ts';

/** A value that groups have to come before in what they are sorted by. */
export interface Bound {
  entry: PlannedOrder;
  value: Exclude<Key, null>;
}

/** Returns whether groups can be compared by a measure: it is one number, which DuckDB computes too. */
export function isComparable(measure: Measure): boolean {
  return measure.kind === 'number' || measure.kind === 'ratio';
}

/**
 * Returns the value of a measure or the key of a dimension, from its form in answers; undefined if it is
 * not valid, or unknown.
 */
export function parseBound(
  source: Measure | Pick<Dimension, 'codec'>,
  text: string,
): Bound['value'] | undefined {
  if ('codec' in source) return source.codec.parse(text) ?? undefined;
  if (!isComparable(source)) return undefined;
  const isInstant = source.unit === 'instant';
  if (!(isInstant ? /^\d{4}-\d\d-\d\dT[\d:.]+Z$/ : /^-?\d+(\.\d+)?(e[+-]?\d+)?$/).test(text))
    return undefined;
  const value = isInstant ? Date.parse(text) : Number(text);
  return Number.isFinite(value) ? value : undefined;
}
