import { defineQuery, type Queryable } from '../../database/define-query.ts';

// Every copy gets its own row, which only its writer deletes: transactions that store matches never
// wait for each other, and no server misses what another one stored.
const insertDays = defineQuery({
  name: 'request_facts',
  text: `insert into facts_request (copy, day)
    select id, day from facts_copy, unnest($1::date[]) day`,
  parameters: ['date[]'],
});

/** Requests that the facts of these days (UTC, ISO 8601) be written again, in the transaction of `db`. */
export async function requestFacts(db: Queryable, days: readonly string[]): Promise<void> {
  if (days.length > 0) await insertDays.run(db, days);
}

const insertPredicted = defineQuery({
  text: `insert into facts_request (copy, day, deferred)
    select id, day, day < (now() at time zone 'UTC')::date - 1 from facts_copy, unnest($1::date[]) day`,
  parameters: ['date[]'],
});

/**
 * Requests the facts of days on which ratings predict other results than before, in the transaction
 * of `db`. Those of days before yesterday can wait: an upload of old matches changes a little of
 * everything that was played since.
 */
export async function requestPredictedFacts(db: Queryable, days: readonly string[]): Promise<void> {
  if (days.length > 0) await insertPredicted.run(db, days);
}

const insertAll = defineQuery({
  text: 'insert into facts_request (copy) select id from facts_copy',
});

/** Requests that all facts be written again, in the transaction of `db`. */
export async function requestAllFacts(db: Queryable): Promise<void> {
  await insertAll.run(db);
}

const insertUploads = defineQuery({
  text: `insert into facts_request (copy, day)
    select id, day from facts_copy, (
      select distinct (m.started_at at time zone 'UTC')::date as day
      from upload_match u join match m on m.id = u.match_id where u.upload_id = any($1::text[])
    ) played`,
  parameters: ['text[]'],
});

/** Requests the facts of all days of these uploads, whose sender changed, in the transaction of `db`. */
export async function requestUploadFacts(
  db: Queryable,
  uploadIds: readonly string[],
): Promise<void> {
  if (uploadIds.length > 0) await insertUploads.run(db, uploadIds);
}
