import type { Prices } from '../prices.ts';
import type { Parameters } from './parameters.ts';

/**
 * Returns rewards with the value of what each match paid, less what it cost; `priceRewards` is the same
 * for rows in memory.
 */
export function pricedRewardsSql(
  table: string,
  { resources, costs }: Prices,
  parameters: Parameters,
): string {
  const names = resources.map(([name]) => parameters.add(name));
  const choose = (column: string, entries: Prices['costs']) => {
    const branches = entries.map(
      ([name, number]) => `WHEN ${parameters.add(name)} THEN ${parameters.add(number)}`,
    );
    return branches.length === 0 ? '0' : `CASE ${column} ${branches.join(' ')} ELSE 0 END`;
  };
  // Only the row that represents a match has a value. As a separate condition, that would make DuckDB
  // compare every row with every other.
  return `(
    SELECT *,
      value::HUGEINT * 36000 // nullif(duration, 0) AS hourly_value,
      value::HUGEINT * 3600000 // nullif(total_ms, 0) AS queued_hourly_value
    FROM (
      SELECT own.*,
        CASE WHEN own.resource IS NULL
          THEN coalesce(paid.income // 1000, 0)::BIGINT - ${choose('own.mode', costs)} END AS value,
        100::BIGINT * own.duration + own.queue_ms AS total_ms
      FROM ${table} AS own LEFT JOIN (
        SELECT match_id, player_id, sum(amount::HUGEINT * ${choose('resource', resources)}) AS income
        FROM ${table} WHERE resource IN (${names.join(', ')}) GROUP BY match_id, player_id
      ) AS paid
      ON paid.match_id = CASE WHEN own.resource IS NULL THEN own.match_id END
        AND paid.player_id = own.player_id
    )
  )`;
}
