import { placesOf } from '../group.ts';
import type { Plan } from '../plan.ts';
import { unitColumns } from '../unit-plan.ts';
import { keyColumn, valueColumn, valueSql } from './order-sql.ts';

/** Returns the rows that `unitPlan` is asked of, from the kept groups; `unitRows` is the same in memory. */
export function unitsSql(plan: Plan): string {
  const placeOf = placesOf(plan);
  const columns = unitColumns(plan).map(({ name, measure, scale }) => {
    const value = valueSql(measure, (aggregate) => valueColumn(placeOf(aggregate)));
    return `${measure.kind === 'number' ? value : `round(${scale}::DOUBLE * (${value}))`} AS ${name}`;
  });
  const keys = plan.by.map((_, place) => keyColumn(place));
  return `SELECT ${[...keys, ...columns].join(', ')} FROM kept`;
}
