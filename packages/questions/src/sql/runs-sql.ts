import type { Aggregate, Condition } from '../aggregate.ts';
import { conditionSql } from './condition-sql.ts';
import type { KeySqlContext } from './key-sql.ts';

export type RunAggregate = Extract<Aggregate, { reduce: 'run' | 'runEnd' }>;

export function isRun(aggregate: Aggregate): aggregate is RunAggregate {
  return aggregate.reduce === 'run' || aggregate.reduce === 'runEnd';
}

/** A key of a group: its value, what rows are compared by, and the name of its column. */
export interface RunKey {
  sql: string;
  /** A shorter value that is equal exactly if the keys are equal. */
  comparedBy: string;
  name: string;
}

/**
 * Returns the longest run of rows that meet the same conditions, and when it ended, for each group.
 * Each row that does not meet them begins an island of rows, in which all others do.
 */
export function runsSql(
  runs: readonly { aggregate: RunAggregate; name: string }[],
  keys: readonly RunKey[],
  rowsSql: (...conditions: Condition[]) => string,
  { parameters }: Pick<KeySqlContext, 'parameters'>,
): string {
  const [{ aggregate: { conditions = [], where = [] } = {} } = {}] = runs;
  const meets = conditions.map((condition) => conditionSql(condition, parameters)).join(' AND ');
  const compared = keys.map((_, index) => `compared${index}`);
  const by = (columns: readonly string[]) =>
    columns.length === 0 ? '' : `GROUP BY ${columns.join(', ')}`;
  const names = keys.map(({ name }) => `any_value(${name}) AS ${name}`);
  const values = runs.map(({ aggregate: { reduce }, name }) =>
    reduce === 'run'
      ? `longest.length::DOUBLE AS ${name}`
      : `CASE WHEN longest.length > 0 THEN -longest.negated_end END::DOUBLE AS ${name}`,
  );
  const partition = compared.length === 0 ? '' : `PARTITION BY ${compared.join(', ')} `;
  return `SELECT ${[...keys.map(({ name }) => name), ...values].join(', ')} FROM (
  SELECT ${[...names, `max({'length': length, 'negated_end': negated_end}) AS longest`].join(', ')}
  FROM (
    SELECT ${[...names, ...compared].join(', ')}${keys.length === 0 ? '' : ', '}count(*) FILTER (WHERE meets) AS length,
      -coalesce(max(epoch_ms(started_at)) FILTER (WHERE meets), 0) AS negated_end
    FROM (
      SELECT *, sum(CASE WHEN meets THEN 0 ELSE 1 END) OVER (
        ${partition}ORDER BY started_at, match_id ROWS UNBOUNDED PRECEDING
      ) AS island
      FROM (
        SELECT ${[
          ...keys.flatMap(({ sql, name, comparedBy }, index) => [
            `${sql} AS ${name}`,
            `${comparedBy} AS ${compared[index]}`,
          ]),
          `coalesce(${meets}, false) AS meets`,
        ].join(', ')}, started_at, match_id
        ${rowsSql(...where)}
      )
    )
    ${by([...compared, 'island'])}
  )
  ${by(compared)}
)`;
}
