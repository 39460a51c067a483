import type { Queryable } from '../database/define-query.ts';
import { defineQuery } from '../database/define-query.ts';
import { failUpload } from '../features/store/read-upload.ts';
import { addReadUploadJob } from '../queue/add-jobs.ts';
import { queueRating } from './queue-rating.ts';

/** How many times an upload is requeued after all its attempts were killed. */
const MAX_REQUEUES = 2;

const lostUploads = defineQuery({
  text: `select u.id, (j.payload->>'limit')::int as "limit",
      coalesce((j.payload->>'requeued')::int, 0) as requeued
    from upload u left join graphile_worker._private_jobs j on j.key = 'read_upload:' || u.id
    where u.status in ('queued', 'reading')
      and (j.id is null or (j.locked_at is null and j.attempts >= j.max_attempts))
    order by u.received_at`,
  columns: { id: 'text', limit: 'int4?', requeued: 'int4' },
});

/**
 * Requeues uploads whose job can no longer run: a job that was killed in each of its attempts stays in
 * the queue but is never started again. An upload that has been requeued too often is marked as failed,
 * because reading it is probably what kills the processes.
 */
export async function requeueLostWork(pool: Queryable): Promise<void> {
  for (const { id, limit, requeued } of await lostUploads.all(pool)) {
    if (requeued >= MAX_REQUEUES) await failUpload(pool, id, 'internal');
    else await addReadUploadJob(pool, id, { limit: limit ?? undefined, requeued: requeued + 1 });
  }
  await queueRating(pool);
}
