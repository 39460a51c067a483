import type { Aggregate } from '../aggregate.ts';
import type { Bound } from '../before.ts';
import { indexAggregates } from '../group.ts';
import type { Measure } from '../measures/measure.ts';
import type { Plan } from '../plan.ts';
import { keyColumn, valueColumn, valueSql } from './order-sql.ts';
import type { Parameters } from './parameters.ts';

/**
 * Returns the condition that a group comes before the values that a plan names, null if it names none;
 * `createBeforeFilter` is the same for groups in memory.
 */
export function beforeSql(plan: Plan, parameters: Parameters): string | null {
  const indexOf = indexAggregates(plan);
  const column = (aggregate: Aggregate) => valueColumn(indexOf(aggregate));
  return plan.before.reduceRight<string | null>((rest, { entry, value }) => {
    const own = 'index' in entry ? keyColumn(entry.index) : unitValueSql(entry.measure, column);
    const bound = boundSql(value, 'index' in entry, parameters);
    const isBefore = `${own} ${entry.descending ? '>' : '<'} ${bound}`;
    return rest === null ? isBefore : `(${isBefore} OR (${own} = ${bound} AND ${rest}))`;
  }, null);
}

/** Returns the value in the measure's unit, computed in the steps of `createMeasureReader`, so that both are equal. */
function unitValueSql(measure: Measure, column: (aggregate: Aggregate) => string): string {
  const value = valueSql(measure, column);
  if (measure.kind === 'number') return `(${value} / ${measure.perUnit}::DOUBLE)`;
  return measure.kind === 'ratio' ? `(${value} * ${measure.scale}::DOUBLE)` : value;
}

/**
 * Values of measures are doubles, which parameters are not. They are written as text, because DuckDB reads a
 * number with a point as a decimal, whose conversion to a double is not exact.
 */
function boundSql(value: Bound['value'], isKey: boolean, parameters: Parameters): string {
  return typeof value === 'number' && !isKey ? `'${value}'::DOUBLE` : parameters.add(value);
}
