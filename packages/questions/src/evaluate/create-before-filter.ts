import type { Bound } from '../before.ts';
import { compareKeys } from '../compare-keys.ts';
import type { Key } from '../dimensions/key-codec.ts';
import { type AggregateIndex, type Group, indexAggregates } from '../group.ts';
import { createMeasureReader } from '../measures/create-measure-reader.ts';
import type { Measure } from '../measures/measure.ts';
import type { Plan } from '../plan.ts';

/**
 * Returns a function that tells whether a group comes before the values that a plan names; `beforeSql`
 * is the same for DuckDB.
 */
export function createBeforeFilter(plan: Plan): (group: Group) => boolean {
  const indexOf = indexAggregates(plan);
  const bounds = plan.before.map(({ entry, value }) => ({
    read: createReader(entry, indexOf),
    descending: entry.descending,
    value,
  }));
  if (bounds.length === 0) return () => true;
  return (group) => {
    for (const { read, descending, value } of bounds) {
      const own = read(group);
      // Unknown values come last, whichever way groups are sorted.
      if (own === null) return false;
      const order = descending ? compareKeys(value, own) : compareKeys(own, value);
      if (order !== 0) return order < 0;
    }
    return false;
  };
}

function createReader(entry: Bound['entry'], indexOf: AggregateIndex): (group: Group) => Key {
  if ('index' in entry) return ({ keys }) => keys[entry.index] ?? null;
  const read = createMeasureReader(entry.measure, indexOf);
  return ({ values }) => toKey(entry.measure, read(values));
}

function toKey({ unit }: Measure, value: ReturnType<ReturnType<typeof createMeasureReader>>): Key {
  if (typeof value === 'string') return unit === 'instant' ? Date.parse(value) : null;
  return typeof value === 'number' ? value : null;
}
