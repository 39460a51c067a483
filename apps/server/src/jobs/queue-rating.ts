import { defineQuery, type Queryable } from '../database/define-query.ts';
import { addRateJob } from '../queue/add-jobs.ts';

const ratingRequest = defineQuery({
  text: `select exists (select from rate_request) and not exists (
      select from graphile_worker._private_jobs
      where key = 'rate' and locked_at is null and attempts < max_attempts) as requested`,
  columns: { requested: 'bool' },
});

/** Queues the job `rate` if it is requested and no job is waiting that would do it. */
export async function queueRating(db: Queryable): Promise<void> {
  if ((await ratingRequest.first(db))?.requested) await addRateJob(db, 1);
}
