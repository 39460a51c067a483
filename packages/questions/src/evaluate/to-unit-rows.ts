import { type Group, indexAggregates } from '../group.ts';
import { createUnitReader } from '../measures/create-measure-reader.ts';
import type { Plan } from '../plan.ts';
import { unitColumns } from '../plan-units.ts';
import type { AnyRow } from './any-row.ts';

/** Returns the units of a plan as rows for its `unitPlan`; `unitsSql` is the same for DuckDB. */
export function toUnitRows(plan: Plan, groups: readonly Group[]): AnyRow[] {
  const indexOf = indexAggregates(plan);
  const columns = unitColumns(plan).map(({ name, measure, scale }) => {
    const read = createUnitReader(measure, indexOf);
    return { name, measure, scale, read };
  });
  return groups.map(({ keys, values }) => {
    const keyEntries = plan.by.map((_, index) => [`k${index}`, keys[index] ?? null]);
    const measureEntries = columns.map(({ name, measure, scale, read }) => {
      const value = read(values);
      const isWhole = value === null || measure.kind === 'number';
      return [name, isWhole ? value : round(scale * value)];
    });
    return Object.fromEntries([...keyEntries, ...measureEntries]);
  });
}

/** Rounds halves away from zero, as DuckDB does. */
function round(value: number): number {
  return Math.sign(value) * Math.round(Math.abs(value));
}
