import { compareKeys } from './compare-keys.ts';
import type { Key } from './dimensions/key-codec.ts';
import { type AggregateIndex, type Group, indexAggregates } from './group.ts';
import { createSortReader } from './measures/create-measure-reader.ts';
import type { Plan, PlannedOrder } from './plan.ts';

/** Something that groups are sorted by. */
interface SortKey {
  read(group: Group): Key;
  descending: boolean;
}

/**
 * Returns groups in the order of a plan; `orderSql` is the same for DuckDB. Groups with too small a
 * sample come after the others and nulls last, whichever way they are sorted; ties are broken by the
 * groups’ keys.
 */
export function sortGroups(plan: Plan, groups: readonly Group[]): Group[] {
  const indexOf = indexAggregates(plan);
  const sortKeys = [
    ...plan.order.flatMap((entry) => sortKeysOf(entry, indexOf)),
    ...plan.by.map((_, index): SortKey => ({ read: keyAt(index), descending: false })),
  ];
  return groups
    .map((group) => ({ group, keys: sortKeys.map(({ read }) => read(group)) }))
    .sort((a, b) => compare(a.keys, b.keys, sortKeys))
    .map(({ group }) => group);
}

function sortKeysOf(entry: PlannedOrder, indexOf: AggregateIndex): SortKey[] {
  const { descending } = entry;
  if ('index' in entry) return [{ read: keyAt(entry.index), descending }];
  const { measure } = entry;
  const value = createSortReader(measure, indexOf);
  const byValue: SortKey = { read: ({ values }) => value(values), descending };
  if (measure.sample === null) return [byValue];
  const index = indexOf(measure.sample);
  const isSmall = ({ values }: Group) => (values[index] ?? 0) < measure.minSample;
  return [{ read: isSmall, descending: false }, byValue];
}

const keyAt = (index: number) => (group: Group) => group.keys[index] ?? null;

function compare(a: readonly Key[], b: readonly Key[], sortKeys: readonly SortKey[]): number {
  for (const [i, { descending }] of sortKeys.entries()) {
    const [x = null, y = null] = [a[i], b[i]];
    const isReversed = descending && x !== null && y !== null;
    const order = isReversed ? compareKeys(y, x) : compareKeys(x, y);
    if (order !== 0) return order;
  }
  return 0;
}
