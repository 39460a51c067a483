import type { Pool } from 'pg';
import { defineQuery } from '../../database/define-query.ts';
import { pick } from '../../database/define-table.ts';
import { upload } from '../../database/tables/uploads.ts';
import { inTransaction } from '../../database/transaction.ts';
import { requestUploadFacts } from '../facts/request-facts.ts';

const deleteEvents = defineQuery({
  text: 'delete from security_event where at < $1',
  parameters: ['timestamptz'],
});

const clearNetworks = defineQuery({
  text: `update upload set network = null where network is not null and received_at < $1
    returning id`,
  parameters: ['timestamptz'],
  columns: pick(upload, 'id'),
});

/**
 * Removes the network pseudonyms of uploads received before a time, and the security events before
 * it.
 */
export async function expireNetworks(pool: Pool, cutoff: Date): Promise<void> {
  await inTransaction(pool, async (client) => {
    const expiredUploads = await clearNetworks.all(client, cutoff);
    await requestUploadFacts(
      client,
      expiredUploads.map(({ id }) => id),
    );
  });
  await deleteEvents.run(pool, cutoff);
}
