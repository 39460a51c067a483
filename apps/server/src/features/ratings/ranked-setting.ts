import type { Pool } from 'pg';
import { defineQuery, type Queryable } from '../../database/define-query.ts';
import { typed } from '../../database/sql-types.ts';
import { instance } from '../../database/tables/instance.ts';
import { inTransaction } from '../../database/transaction.ts';
import { requestRating } from '../../queue/add-jobs.ts';

/**
 * Which matches count for everything that ranks or compares players, such as ratings, records and
 * percentiles; the setting `SCRAPBOARD_RANKED`.
 */
export type Ranked = 'plausible' | 'confirmed';

/** Returns how many independent logs must agree on a match for it to be ranked. */
export function getMinWitnesses(ranked: Ranked): number {
  return ranked === 'confirmed' ? 2 : 1;
}

const rankedSetting = defineQuery({
  name: 'load_ranked_setting',
  text: `select value from instance where key = 'ranked'`,
  columns: { value: typed<{ matches: Ranked }>(instance.columns.value) },
});

/** Reads the setting that the last started server stored. */
export async function readRanked(db: Queryable): Promise<Ranked> {
  return (await rankedSetting.first(db))?.value.matches ?? 'plausible';
}

const writeSetting = defineQuery({
  text: `insert into instance (key, value) values ('ranked', $1)
      on conflict (key) do update set value = excluded.value`,
  parameters: ['jsonb'],
});

/**
 * Stores the setting in the database, where all processes that store and rate matches read it; a
 * change rates everything again.
 */
export async function saveRanked(pool: Pool, value: Ranked): Promise<void> {
  await inTransaction(pool, async (client) => {
    if ((await readRanked(client)) === value) return;
    await writeSetting.run(client, { matches: value });
    await requestRating(client, new Date(0));
  });
}
