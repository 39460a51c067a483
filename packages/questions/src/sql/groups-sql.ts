import { type Aggregate, aggregateKey, type Condition } from '../aggregate.ts';
import type { KeySource } from '../dimensions/dimension.ts';
import { isNumbered, numberedColumns } from '../fact-tables.ts';
import { SEAT_BIT_SQL, SEATS_PER_NUMBER } from '../other-part-seats.ts';
import { type Plan, usesSource } from '../plan.ts';
import { aggregateSql, emptyAggregateSql } from './aggregate-sql.ts';
import { conditionSql } from './condition-sql.ts';
import { countedQuantilesSql, usesValueCounts } from './counted-quantiles-sql.ts';
import {
  countsVehicles,
  distinctMatchesKey,
  findCheaperAggregate,
} from './find-cheaper-aggregate.ts';
import { hoistFinishedCondition } from './hoist-finished-condition.ts';
import { type KeySqlContext, keySql } from './key-sql.ts';
import { keyColumn, valueColumn } from './order-sql.ts';
import { otherPartSlices } from './other-part-slices.ts';
import { isRun, type RunKey, runsSql } from './runs-sql.ts';

interface ValueColumn {
  aggregate: Aggregate;
  name: string;
}

/** Returns what follows the columns of a statement: rows that also meet these conditions. */
type RowsSql = (...conditions: Condition[]) => string;

/** Returns the groups of rows with their aggregates. */
export function groupsSql(plan: Plan, rowsSql: RowsSql, context: KeySqlContext): string {
  const columns = plan.aggregates.map((aggregate, index) => ({
    aggregate: findCheaperAggregate(plan, aggregate),
    name: valueColumn(index),
  }));
  const vehicleColumns = countsBySeat(plan)
    ? columns.filter((column) => countsVehicles(column.aggregate))
    : [];
  const countsMatches = (column: ValueColumn) =>
    aggregateKey(column.aggregate) === distinctMatchesKey;
  // Counting vehicles goes through each match anyway, so matches are counted with them.
  const isCountedBySeat = (column: ValueColumn) =>
    vehicleColumns.includes(column) || (vehicleColumns.length > 0 && countsMatches(column));
  const bySeat = columns.filter(isCountedBySeat);
  const quantileColumns = columns.flatMap(({ aggregate, name }) =>
    usesValueCounts(plan, aggregate) ? { aggregate, name } : [],
  );
  const samples = Map.groupBy(quantileColumns, ({ aggregate: { column, where } }) =>
    JSON.stringify([column, where]),
  );
  const runs = columns.flatMap(({ aggregate, name }) =>
    isRun(aggregate) ? { aggregate, name } : [],
  );
  const runsByConditions = Map.groupBy(runs, ({ aggregate: { conditions, where } }) =>
    JSON.stringify([conditions, where]),
  );
  const isCountedSeparately = (column: ValueColumn) =>
    isCountedBySeat(column) ||
    [...quantileColumns, ...runs].some(({ name }) => name === column.name);
  const values = columns.filter((column) => !isCountedSeparately(column));
  const keyColumns = keyColumnsOf(plan);
  // Built only where they are used, since building adds parameters to the statement.
  const tables = [
    ...(values.length > 0 ||
    bySeat.length + quantileColumns.length + runs.length === 0 ||
    (bySeat.length === 0 && keyColumns.length > 0)
      ? [valuesSql(plan, values, rowsSql, context)]
      : []),
    ...(bySeat.length === 0 ? [] : [bySeatSql(plan, bySeat, rowsSql(), context)]),
    ...[...samples.values()].map((quantiles) =>
      countedQuantilesSql(quantiles, { keys: keysSql(plan, context), names: keyColumns }, rowsSql),
    ),
    ...[...runsByConditions.values()].map((list) =>
      runsSql(list, runKeysOf(plan, context), rowsSql, context),
    ),
  ];
  const zeros = runs
    .filter(({ aggregate: { reduce } }) => reduce === 'run')
    .map(({ name }) => `coalesce(${name}, 0) AS ${name}`);
  // Groups without any value of a sample have no quantiles, and those without finished matches no runs.
  const joined = tables.reduce(
    (
      joined,
      table,
    ) => `SELECT joined.*, ${keyColumns.length === 0 ? 'counted.*' : `counted.* EXCLUDE (${keyColumns.join(', ')})`}
FROM (${joined}) AS joined LEFT JOIN (${table}) AS counted
  ON ${equalKeysSql('joined', 'counted', plan) || 'true'}`,
  );
  return zeros.length === 0 ? joined : `SELECT * REPLACE (${zeros.join(', ')}) FROM (${joined})`;
}

function runKeysOf({ by, per }: Plan, context: KeySqlContext): RunKey[] {
  return [...by, ...per].map(({ dimension: { source } }, index) => {
    const number = numberColumnOf(source);
    const key = keySql(source, context);
    const sql = number !== null && index >= by.length ? number : key;
    return { sql, comparedBy: number ?? key, name: keyColumn(index) };
  });
}

const keyColumnsOf = ({ by, per }: Plan) => [...by, ...per].map((_, index) => keyColumn(index));

const equalKeysSql = (left: string, right: string, plan: Plan) =>
  keyColumnsOf(plan)
    .map((key) => `${left}.${key} IS NOT DISTINCT FROM ${right}.${key}`)
    .join(' AND ');

/** Returns the groups with these aggregates, which are empty for groups without finished matches. */
function valuesSql(
  plan: Plan,
  columns: readonly ValueColumn[],
  rowsSql: RowsSql,
  context: KeySqlContext,
): string {
  const select = (values: readonly string[], from: string, having = '') => `SELECT ${[
    ...keysSql(plan, context),
    ...values,
  ].join(',\n  ')}
${from}
${groupBy(plan)} ${having}`;
  const valuesOf = (aggregates: readonly Aggregate[]) =>
    aggregates.map(
      (aggregate, index) => `${aggregateSql(aggregate, plan, context)} AS ${columns[index]?.name}`,
    );
  const aggregates = columns.map(({ aggregate }) => aggregate);
  // Units are many: it takes longer to look for those without finished matches than to filter.
  const finished = plan.per.length > 0 ? null : hoistFinishedCondition(aggregates);
  if (finished === null) return select(valuesOf(aggregates), rowsSql());
  const counted = otherPartSlices(plan)
    .map((slice) => select(valuesOf(finished.aggregates), rowsSql(finished.only), slice))
    .join(' UNION ALL ');
  // Without keys there is always one row.
  if (keyColumnsOf(plan).length === 0) return counted;
  const emptyValues = columns.map(
    ({ aggregate, name }) => `${emptyAggregateSql(aggregate)} AS ${name}`,
  );
  return `WITH finished AS MATERIALIZED (${counted})
FROM finished UNION ALL BY NAME
SELECT unfinished.*, ${emptyValues.join(', ')}
FROM (${select([], rowsSql(finished.except))}) AS unfinished
  ANTI JOIN finished ON ${equalKeysSql('finished', 'unfinished', plan)}`;
}

function keysSql({ by, per }: Plan, context: KeySqlContext): string[] {
  return [...by, ...per].map(({ dimension: { source } }, index) => {
    const key = keySql(source, context);
    const number = numberColumnOf(source);
    if (number === null) return `${key} AS ${keyColumn(index)}`;
    // Units are not named in answers, so their numbers are enough.
    return `${index < by.length ? `any_value(${key})` : number} AS ${keyColumn(index)}`;
  });
}

/** Returns the column with the numbers of a column's values, which are grouped faster than texts; null without one. */
function numberColumnOf(source: KeySource): string | null {
  return source.from === 'column' && isNumbered(source.column)
    ? numberedColumns[source.column]
    : null;
}

/** Returns the column from which the key of a team is computed, which is shorter than the key; null without one. */
function traitColumnOf(source: KeySource): string | null {
  return source.from === 'team' ? `${source.trait}.trait` : null;
}

function groupBy({ by, per }: Plan): string {
  const keys = [...by, ...per].map(
    ({ dimension: { source } }, index) =>
      numberColumnOf(source) ?? traitColumnOf(source) ?? `${index + 1}`,
  );
  return keys.length === 0 ? '' : `GROUP BY ${keys.join(', ')}`;
}

/** Returns whether each match is in one group only, so that counting by seat takes little memory. */
function countsBySeat(plan: Plan): boolean {
  return (
    plan.facts === 'parts' &&
    !usesSource(plan, 'others') &&
    [...plan.by, ...plan.per].every(({ dimension }) => dimension.isPerMatch)
  );
}

/**
 * Counts vehicles, and matches with them. The vehicles of each match are the bits of a number, since a
 * set of all vehicles of a year takes too much memory.
 */
function bySeatSql(
  plan: Plan,
  columns: readonly ValueColumn[],
  rows: string,
  context: KeySqlContext,
): string {
  const keys = keysSql(plan, context);
  const keyColumns = keyColumnsOf(plan);
  const vehicleColumns = columns.filter(({ aggregate }) => countsVehicles(aggregate));
  const bits = vehicleColumns.map(({ aggregate: { where }, name }) => {
    const conditions = where.map((condition) => conditionSql(condition, context.parameters));
    const filter = conditions.length === 0 ? '' : ` FILTER (WHERE ${conditions.join(' AND ')})`;
    return `bit_or(${SEAT_BIT_SQL})${filter} AS ${name}`;
  });
  const matches = `SELECT ${[...keys, ...bits, 'match_id'].join(', ')}
${rows}
GROUP BY ${[...keys.map((_, index) => index + 1), 'match_id', `seat // ${SEATS_PER_NUMBER}`].join(', ')}`;
  const counts = columns.map((column) =>
    vehicleColumns.includes(column)
      ? `coalesce(sum(bit_count(${column.name})), 0)::DOUBLE AS ${column.name}`
      : `count(DISTINCT match_id)::DOUBLE AS ${column.name}`,
  );
  return `SELECT ${[...keyColumns, ...counts].join(', ')}
FROM (${matches})
${groupBy(plan)}`;
}
