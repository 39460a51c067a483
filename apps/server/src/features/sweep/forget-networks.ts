import { defineQuery, type Queryable } from '../../database/define-query.ts';

const deleteEvents = defineQuery({
  text: 'delete from security_event where at < $1',
  parameters: ['timestamptz'],
});

const forgetUploads = defineQuery({
  text: 'update upload set network = null where network is not null and received_at < $1',
  parameters: ['timestamptz'],
});

/** Forgets from which networks uploads came before a time, and the security events before it. */
export async function forgetNetworks(db: Queryable, before: Date): Promise<void> {
  await forgetUploads.run(db, before);
  await deleteEvents.run(db, before);
}
