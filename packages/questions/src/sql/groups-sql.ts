import type { Aggregate } from '../aggregate.ts';
import { type Plan, usesSource } from '../plan.ts';
import { aggregateSql } from './aggregate-sql.ts';
import { cheaperAggregate, isOfVehicles } from './cheaper-aggregate.ts';
import { conditionSql } from './condition-sql.ts';
import { type KeySqlContext, keySql } from './key-sql.ts';
import { keyColumn, valueColumn } from './order-sql.ts';

/** Returns the groups of rows with their aggregates; `rows` is what follows the columns. */
export function groupsSql(plan: Plan, rows: () => string, context: KeySqlContext): string {
  const columns = plan.aggregates.map((aggregate, index) => ({
    aggregate: cheaperAggregate(plan, aggregate),
    name: valueColumn(index),
  }));
  const isBySeat = ({ aggregate }: (typeof columns)[number]) =>
    isOfVehicles(aggregate) && countsBySeat(plan);
  const bySeat = columns.filter(isBySeat);
  const values = columns
    .filter((column) => !isBySeat(column))
    .map(({ aggregate, name }) => `${aggregateSql(aggregate, plan, context)} AS ${name}`);
  const keys = keysSql(plan, context);
  const keyColumns = keys.map((_, index) => keyColumn(index));
  const isCounted = bySeat.length === 0 || values.length > 0;
  // A function, since building it adds parameters to the statement.
  const groups = () => `SELECT ${[...keys, ...values].join(',\n  ')}
${rows()}
${groupBy(keys)}`;
  const tables = [
    ...(isCounted ? [groups()] : []),
    ...bySeat.map(({ aggregate, name }) => bySeatSql(plan, aggregate, name, rows(), context)),
  ];
  return tables.reduce(
    (
      joined,
      table,
    ) => `SELECT joined.*, ${keyColumns.length === 0 ? 'counted.*' : `counted.* EXCLUDE (${keyColumns.join(', ')})`}
FROM (${joined}) AS joined JOIN (${table}) AS counted
  ON ${keyColumns.map((key) => `joined.${key} IS NOT DISTINCT FROM counted.${key}`).join(' AND ') || 'true'}`,
  );
}

function keysSql({ by, per }: Plan, context: KeySqlContext): string[] {
  return [...by, ...per].map(
    ({ dimension }, index) => `${keySql(dimension.source, context)} AS ${keyColumn(index)}`,
  );
}

const groupBy = (keys: readonly string[]) =>
  keys.length === 0 ? '' : `GROUP BY ${keys.map((_, index) => index + 1).join(', ')}`;

/** Returns whether each match is in one group only, so that counting by seat takes little memory. */
function countsBySeat(plan: Plan): boolean {
  return (
    plan.facts === 'parts' &&
    !usesSource(plan, 'others') &&
    [...plan.by, ...plan.per].every(({ dimension }) => dimension.ofMatch)
  );
}

/** How many seats of a match are counted as the bits of one number. */
const SEATS = 60;

/**
 * Counts the vehicles of each match as bits of a number, since a set of all vehicles of a year would
 * take too much memory.
 */
function bySeatSql(
  plan: Plan,
  { where }: Aggregate,
  name: string,
  rows: string,
  context: KeySqlContext,
): string {
  const keys = keysSql(plan, context);
  const keyColumns = keys.map((_, index) => keyColumn(index));
  const conditions = where.map((condition) => conditionSql(condition, context.parameters));
  const filter = conditions.length === 0 ? '' : ` FILTER (WHERE ${conditions.join(' AND ')})`;
  const matches = `SELECT ${[...keys, `bit_or(1::BIGINT << (seat % ${SEATS}))${filter} AS seats`].join(', ')}
${rows}
GROUP BY ${[...keys.map((_, index) => index + 1), 'match_id', `seat // ${SEATS}`].join(', ')}`;
  return `SELECT ${[...keyColumns, `coalesce(sum(bit_count(seats)), 0)::DOUBLE AS ${name}`].join(', ')}
FROM (${matches})
${groupBy(keys)}`;
}
