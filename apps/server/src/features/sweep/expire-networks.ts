import { defineQuery, type Queryable } from '../../database/define-query.ts';

const deleteEvents = defineQuery({
  text: 'delete from security_event where at < $1',
  parameters: ['timestamptz'],
});

const clearNetworks = defineQuery({
  text: 'update upload set network = null where network is not null and received_at < $1',
  parameters: ['timestamptz'],
});

/**
 * Removes the network pseudonyms of uploads received before a time, and the security events before
 * it.
 */
export async function expireNetworks(db: Queryable, before: Date): Promise<void> {
  await clearNetworks.run(db, before);
  await deleteEvents.run(db, before);
}
