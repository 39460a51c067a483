import type { Pool } from 'pg';
import { defineQuery, type Queryable } from '../../database/define-query.ts';
import { pick } from '../../database/define-table.ts';
import { factsCopy } from '../../database/tables/facts.ts';
import { inTransaction } from '../../database/transaction.ts';

const touchCopy = defineQuery({
  text: 'update facts_copy set seen_at = now() where id = $1',
  parameters: ['text'],
});

const lockRequests = defineQuery({ text: 'lock table facts_request in share mode' });

// The id of the run is random, so that no existing manifest is taken for one that it wrote.
const insertCopy = defineQuery({
  text: `insert into facts_copy (id, run) values ($1, gen_random_uuid())
    on conflict (id) do nothing`,
  parameters: ['text'],
});

const deleteAbandoned = defineQuery({
  text: `with deleted as (
      delete from facts_copy where seen_at < now() - interval '7 days' and id <> $1 returning id
    ) delete from facts_request where copy in (select id from deleted)`,
  parameters: ['text'],
});

/**
 * Makes sure that changes are requested for this copy from now on; deletes copies that nobody has
 * registered for a week.
 */
export async function registerFactsCopy(pool: Pool, copyId: string): Promise<void> {
  if ((await touchCopy.run(pool, copyId)) > 0) return;
  await inTransaction(pool, async (client) => {
    // Waits for the transactions that began without requesting anything for this copy.
    await lockRequests.run(client);
    await deleteAbandoned.run(client, copyId);
    await insertCopy.run(client, copyId);
  });
}

const copyState = defineQuery({
  text: `select run, as_of as "asOf", rows,
      (select extract(epoch from now() - min(requested_at))::float8
        from facts_request where copy = $1) as "delaySeconds"
    from facts_copy where id = $1`,
  parameters: ['text'],
  columns: { ...pick(factsCopy, 'run', 'rows'), asOf: 'timestamptz?', delaySeconds: 'float8?' },
});

export interface FactsState {
  /** The run that wrote its manifest; null if all facts have to be written again. */
  run: string | null;
  /** When the facts were last written; null if they never were. */
  asOf: Date | null;
  rows: number;
  /** How long the oldest change has been waiting to be written; null without one. */
  delaySeconds: number | null;
}

/** Returns the state of a copy; null if it is not registered. */
export async function fetchFactsState(db: Queryable, copyId: string): Promise<FactsState | null> {
  const state = await copyState.first(db, copyId);
  return state === undefined ? null : { ...state, rows: Number(state.rows) };
}

const insertFullRequest = defineQuery({
  text: 'insert into facts_request (copy) values ($1)',
  parameters: ['text'],
});

/** Requests that all facts of a copy be written again. */
export async function requestFullRewrite(db: Queryable, copyId: string): Promise<void> {
  await insertFullRequest.run(db, copyId);
}

/** The longest that deferred requests wait. */
const MAX_DEFERRAL = '5 minutes';

const requests = defineQuery({
  text: `select id, to_char(day, 'YYYY-MM-DD') as day from facts_request
    where copy = $1 and ($2 or not deferred or exists (
      select from facts_request
        where copy = $1 and deferred and requested_at < now() - interval '${MAX_DEFERRAL}'))`,
  parameters: ['text', 'bool'],
  columns: { id: 'int8', day: 'text?' },
});

const snapshotTime = defineQuery({
  text: 'select now() as now',
  columns: { now: 'timestamptz' },
});

const playedDays = defineQuery({
  text: `select distinct to_char((started_at at time zone 'UTC')::date, 'YYYY-MM-DD') as day
    from match order by 1`,
  columns: { day: 'text!' },
});

/** The requests of a copy that a transaction sees. */
export interface PendingRequests {
  ids: string[];
  /** The days that changed; null if any may have. */
  days: string[] | null;
  /** The time of its snapshot. */
  asOf: Date;
}

/**
 * Reads the requests of a copy, deferred ones only if `includesDeferred` or if one has waited
 * longer than `MAX_DEFERRAL`. `db` must see a single snapshot, from which the facts are then read.
 */
export async function readRequests(
  db: Queryable,
  copyId: string,
  includesDeferred = true,
): Promise<PendingRequests> {
  const asOf = (await snapshotTime.first(db))?.now ?? new Date();
  const rows = await requests.all(db, copyId, includesDeferred);
  const ids = rows.map(({ id }) => id);
  if (rows.some(({ day }) => day === null)) return { ids, asOf, days: null };
  return { ids, asOf, days: [...new Set(rows.flatMap(({ day }) => day ?? []))] };
}

/** Returns the days (UTC, ISO 8601) that any match is on. */
export async function listPlayedDays(db: Queryable): Promise<string[]> {
  return (await playedDays.all(db)).map(({ day }) => day);
}

const finishRunQuery = defineQuery({
  text: `with finished as (
      update facts_copy set run = $3, as_of = $4, rows = $5, seen_at = now()
      where id = $1 and run is not distinct from $2 returning id
    ), deleted as (
      delete from facts_request r using finished where r.copy = finished.id and r.id = any($6::int8[])
    )
    select from finished`,
  parameters: ['text', 'uuid?', 'uuid', 'timestamptz', 'int8', 'int8[]'],
});

/**
 * Records that a run has written what these requests asked for, and deletes them. Throws if another
 * writer did so in the meantime.
 */
export async function finishRun(
  db: Queryable,
  copyId: string,
  { previousRun, run, ids, asOf, rows }: Omit<PendingRequests, 'days'> & RunResult,
): Promise<void> {
  if ((await finishRunQuery.run(db, copyId, previousRun, run, asOf, rows, ids)) === 0) {
    throw new Error('another process has written the facts');
  }
}

interface RunResult {
  /** The run that wrote the previous manifest, and the one that wrote this one. */
  previousRun: string | null;
  run: string;
  rows: number;
}
