import type { Key } from '../dimensions/key-codec.ts';
import type { FactRow } from '../fact-tables.ts';
import type { Prices } from '../prices.ts';
import type { AnyRow } from './any-row.ts';

/** Amounts are in thousandths of a unit. Prices, costs and values are in millionths of a coin. */
const AMOUNT_SCALE = 1000n;

/**
 * Returns rewards with the value of what each match paid, less what it cost, in the row of the match
 * itself; `pricedRewardsSql` is the same for DuckDB.
 */
export function priceRewards(
  { resources, costs }: Prices,
  rows: readonly FactRow<'rewards'>[],
): AnyRow[] {
  const pricesByResource = new Map(resources.map(([name, price]) => [name, BigInt(price)]));
  const costsByMode = new Map(costs);
  const incomes = new Map<string, bigint>();
  for (const row of rows) {
    const price = row.resource === null ? undefined : pricesByResource.get(row.resource);
    if (price === undefined) continue;
    const key = gameKey(row);
    incomes.set(key, (incomes.get(key) ?? 0n) + BigInt(row.amount) * price);
  }
  return rows.map((row): AnyRow => {
    if (row.resource !== null) return row;
    const income = Number((incomes.get(gameKey(row)) ?? 0n) / AMOUNT_SCALE);
    const value = income - (costsByMode.get(row.mode) ?? 0);
    const total = row.queue_ms === null ? null : 100 * row.duration + row.queue_ms;
    return {
      ...row,
      value,
      total_ms: total,
      hourly_value: computeHourlyValue(value, 36_000n, row.duration),
      queued_hourly_value: computeHourlyValue(value, 3_600_000n, total),
    };
  });
}

function gameKey({ match_id, player_id }: FactRow<'rewards'>): string {
  return `${match_id} ${player_id}`;
}

/** Returns the value per hour; an hour has `perHour` of the units that `time` is in. */
function computeHourlyValue(value: number, perHour: bigint, time: number | null): Key {
  if (time === null || time === 0) return null;
  return Number((BigInt(value) * perHour) / BigInt(time));
}
