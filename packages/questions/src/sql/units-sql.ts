import { indexAggregates } from '../group.ts';
import type { Plan } from '../plan.ts';
import { unitColumns } from '../plan-units.ts';
import { keyColumn, valueColumn, valueSql } from './order-sql.ts';

/** Returns the units of a plan as rows for its `unitPlan`; `toUnitRows` is the same for rows in memory. */
export function unitsSql(plan: Plan): string {
  const indexOf = indexAggregates(plan);
  const columns = unitColumns(plan).map(({ name, measure, scale }) => {
    const value = valueSql(measure, (aggregate) => valueColumn(indexOf(aggregate)));
    return `${measure.kind === 'number' ? value : `round(${scale}::DOUBLE * (${value}))`} AS ${name}`;
  });
  const keys = plan.by.map((_, index) => keyColumn(index));
  return `SELECT ${[...keys, ...columns].join(', ')} FROM filtered_groups`;
}
