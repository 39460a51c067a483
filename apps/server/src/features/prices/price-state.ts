import { createHash } from 'node:crypto';
import type { PriceList } from '@scrapboard/catalogue';
import type { OperatorPrices } from '@scrapboard/read-models';
import { defineQuery, type Queryable } from '../../database/define-query.ts';
import { typed } from '../../database/sql-types.ts';
import { instance } from '../../database/tables/instance.ts';

/** The operator's prices, stored in the database under the key `prices`. */
interface PriceState extends OperatorPrices {
  /** Identifies the source without containing its URL, which may include a key. */
  source: string;
}

const priceState = defineQuery({
  text: `select value from instance where key = 'prices'`,
  columns: { value: typed<PriceState>(instance.columns.value) },
});

/** Returns the prices last read from a source; null without a source. Ignores other sources' prices. */
export async function fetchOperatorPrices(
  db: Queryable,
  source: string | undefined,
): Promise<OperatorPrices | null> {
  if (source === undefined) return null;
  const state = (await priceState.first(db))?.value;
  if (state?.source === fingerprint(source)) return state;
  return { list: null, readAt: null, failedSince: null };
}

const saveState = defineQuery({
  text: `insert into instance (key, value) values ('prices', $1::jsonb)
    on conflict (key) do update set value = excluded.value`,
  parameters: ['jsonb'],
});

/** Stores the list that was read from a source. */
export async function savePrices(db: Queryable, source: string, list: PriceList): Promise<void> {
  const readAt = new Date().toISOString();
  const state: PriceState = { source: fingerprint(source), list, readAt, failedSince: null };
  await saveState.run(db, state);
}

/** Records that a source could not be read; the earlier prices stay. */
export async function savePriceFailure(db: Queryable, source: string): Promise<void> {
  const previous = await fetchOperatorPrices(db, source);
  const state: PriceState = {
    source: fingerprint(source),
    list: previous?.list ?? null,
    readAt: previous?.readAt ?? null,
    failedSince: previous?.failedSince ?? new Date().toISOString(),
  };
  await saveState.run(db, state);
}

function fingerprint(source: string): string {
  return createHash('sha256').update(source).digest('hex');
}
