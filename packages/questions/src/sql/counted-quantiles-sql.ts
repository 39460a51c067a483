import { type Aggregate, type Condition, QUANTILES } from '../aggregate.ts';
import { isNumbered } from '../fact-tables.ts';
import type { Plan } from '../plan.ts';

type QuantileAggregate = Extract<Aggregate, { reduce: 'quantile' }>;

/** Columns that have few different values, even over a year. */
const LOW_CARDINALITY_COLUMNS: ReadonlySet<string> = new Set([
  'kills',
  'assists',
  'score',
  'duration',
]);

/**
 * Returns whether the quantiles of a column are found by counting its values: otherwise DuckDB keeps
 * every value, which takes longer and is not counted towards its memory limit.
 */
export function usesValueCounts(plan: Plan, aggregate: Aggregate): aggregate is QuantileAggregate {
  return (
    aggregate.reduce === 'quantile' &&
    (aggregate.column.startsWith('unit') || LOW_CARDINALITY_COLUMNS.has(aggregate.column)) &&
    plan.per.length === 0 &&
    plan.by.every(
      ({ dimension: { source } }) =>
        source.from === 'time' ||
        source.from === 'band' ||
        source.from === 'bin' ||
        (source.from === 'column' &&
          !isNumbered(source.column) &&
          source.column !== 'match_id' &&
          source.column !== 'part'),
    )
  );
}

/**
 * Returns the quantiles of one column in rows that meet the same conditions, by the names of their
 * columns, for each group that has any. `keys` are columns with aliases, `names` the aliases.
 */
export function countedQuantilesSql(
  quantiles: readonly { aggregate: QuantileAggregate; name: string }[],
  { keys, names }: { keys: readonly string[]; names: readonly string[] },
  rowsSql: (...conditions: Condition[]) => string,
): string {
  const [{ aggregate: { column = 'kills' as const, where = [] } = {} } = {}] = quantiles;
  const groups = names.length === 0 ? '' : `PARTITION BY ${names.join(', ')} `;
  const valueAt = (rank: string) => `(min(value) FILTER (WHERE up_to > ${rank}))::DOUBLE`;
  const values = quantiles.map(({ aggregate: { fraction }, name }) => {
    const position = `(${QUANTILES.find((known) => known === fraction)}::DOUBLE * (total - 1))`;
    const [below, above] = [valueAt(`floor(${position})`), valueAt(`ceil(${position})`)];
    return `${below} + (${above} - ${below}) * any_value(${position} - floor(${position})) AS ${name}`;
  });
  return `SELECT ${[...names, ...values].join(',\n  ')}
FROM (
  SELECT *, sum(n) OVER (${groups}ORDER BY value)::BIGINT AS up_to,
    sum(n) OVER (${groups.trim()})::BIGINT AS total
  FROM (
    SELECT ${[...keys, `${column} AS value`, 'count(*) AS n'].join(', ')}
    ${rowsSql(...where, { column, known: true })}
    GROUP BY ${[...names, 'value'].map((_, index) => index + 1).join(', ')}
  )
)
${names.length === 0 ? '' : `GROUP BY ${names.join(', ')}`}`;
}
