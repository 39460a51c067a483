import { uploadErrors } from '@scrapboard/contract';
import { defineQuery, type Queryable } from '../../database/define-query.ts';

/** Ends a queued or reading upload with an error; what was stored of it stays. */
export const failOpenUpload = defineQuery({
  text: `update upload set status = 'failed', error = $2, finished_at = now()
      where id = $1 and status in ('queued', 'reading')`,
  parameters: ['text', 'jsonb'],
});

/**
 * Cancels an upload that is queued or being read. The job notices it before its next batch and stops.
 * Does nothing to an upload that has ended.
 */
export async function cancelUpload(db: Queryable, id: string): Promise<void> {
  await failOpenUpload.run(db, id, { code: 'cancelled', message: uploadErrors.cancelled });
}

const uploadOwners = defineQuery({
  text: 'select account_id from upload_owner where upload_id = $1',
  parameters: ['text'],
  columns: { account_id: 'uuid' },
});

/** Returns whether the account may cancel an upload; without an owner anyone with its id may. */
export async function mayCancel(
  db: Queryable,
  id: string,
  accountId: string | null,
): Promise<boolean> {
  const owners = await uploadOwners.all(db, id);
  return owners.length === 0 || owners.some((owner) => owner.account_id === accountId);
}
