import type { Pool } from 'pg';
import { defineQuery } from '../../database/define-query.ts';
import type { Log } from '../../log.ts';
import { deleteUploads } from '../rebuild/rebuild.ts';
import { openRawStore } from '../uploads/raw-store.ts';
import { removeDemoAccount } from './demo-account.ts';
import { readDemoState } from './demo-state.ts';

const demoUploads = defineQuery({
  text: `select id from upload where source = 'demo'`,
  columns: { id: 'text' },
});

const deleteDemoState = defineQuery({ text: `delete from instance where key = 'demo'` });

/** Removes the demo data and rebuilds everything derived, so that only real uploads count. */
export async function purgeDemo(pool: Pool, dataFolder: string, log: Log): Promise<void> {
  const rows = await demoUploads.all(pool);
  if (rows.length > 0) {
    log.info('Removing the demo data (SCRAPBOARD_DEMO is off)');
    const ids = rows.map(({ id }) => id);
    await deleteUploads(pool, ids, await openRawStore(dataFolder));
  }
  if ((await readDemoState(pool)) === null) return;
  await removeDemoAccount(pool);
  await deleteDemoState.run(pool);
}
