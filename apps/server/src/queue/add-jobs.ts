import type { Source } from '@scrapboard/contract';
import { defineQuery, type Queryable } from '../database/define-query.ts';
import type { ValuesOf } from '../database/sql-types.ts';

export interface ReadUploadPayload {
  uploadId: string;
  /** Maximum number of matches to read, after which the upload is marked as failed again. */
  limit?: number | undefined;
  /** How many times it was queued again after all attempts were killed. */
  requeued?: number | undefined;
}

/**
 * What the job does: applies the trust or block of a source to its earlier uploads, undoes
 * everything that a source did, or resolves the matches of an upload again, or only the one with
 * that ordinal.
 */
export type ModeratePayload = Source & {
  /** The operator's account; null for `scrapboard admin`. */
  by: string | null;
} & (
    | { act: 'undo' }
    | { act: 'trust'; kind: 'account' | 'network' }
    | { act: 'resolve'; kind: 'upload'; ordinal: number | null }
  );

/** Every kind of job and its payload. */
export interface JobPayloads {
  /** Reads the raw logs of an upload and stores their matches. */
  read_upload: ReadUploadPayload;
  /** Rates from the times in `rate_request`. */
  rate: Record<string, never>;
  moderate: ModeratePayload;
}
export type JobName = keyof JobPayloads;

interface JobOptions {
  /** Waiting jobs with the same key become one. */
  key: string;
  /** Jobs of one queue run one after the other. */
  queue?: string;
  attempts: number;
  /** Delay in seconds, so that many requests become one run. */
  delaySeconds: number;
}

/**
 * The SQL for the name of the task that reads an upload (alias `u`): a server reads only the
 * uploads of its own store, and those whose store is unknown.
 */
export const READ_TASK_SQL = `'read_upload' || coalesce(':' || u.store, '')`;

/** Returns the name of the task that reads the uploads of a store. */
export const createReadTaskName = (storeId: string) => `read_upload:${storeId}`;

/** Queues the reading of an upload in the transaction that `db` is in. */
export async function addReadUploadJob(
  db: Queryable,
  uploadId: string,
  options: Omit<ReadUploadPayload, 'uploadId'> = {},
): Promise<void> {
  await addReadJob.run(db, uploadId, { uploadId, ...options });
}

const addReadJob = defineQuery({
  name: 'add_read_upload',
  text: `select from upload u, graphile_worker.add_job(${READ_TASK_SQL}, payload => $2::json,
      max_attempts => 4, job_key => 'read_upload:' || u.id, job_key_mode => 'preserve_run_at')
    where u.id = $1`,
  parameters: ['text', 'json'],
});

/**
 * Requests that everything from that time on be rated again, in the transaction of `db`. Requests
 * are rows that are only added, so that writers do not wait for each other.
 */
export async function requestRating(db: Queryable, from: Date): Promise<void> {
  await insertRateRequestAndJob.run(db, ...toJobValues('rate', {}, createRateOptions(1)), from);
}

/**
 * Requests the same without queuing the job, for whose single row all transactions that store
 * matches would wait: `queueRating` queues it afterwards.
 */
export async function addRateRequest(db: Queryable, from: Date): Promise<void> {
  await insertRateRequest.run(db, from);
}

/** Queues the effects of an operator's decision about a source, in the transaction of `db`. */
export async function addModerateJob(db: Queryable, payload: ModeratePayload): Promise<void> {
  const { act, kind, source } = payload;
  const ordinalSuffix = act === 'resolve' && payload.ordinal !== null ? ` ${payload.ordinal}` : '';
  const key = `moderate ${act} ${kind} ${source}${ordinalSuffix}`;
  await addJob(db, 'moderate', payload, { key, queue: 'moderate', attempts: 12, delaySeconds: 0 });
}

/** Queues the processing of requests after a delay in seconds. */
export async function addRateJob(db: Queryable, delaySeconds: number): Promise<void> {
  await addJob(db, 'rate', {}, createRateOptions(delaySeconds));
}

const createRateOptions = (delaySeconds: number): JobOptions => ({
  key: 'rate',
  queue: 'rate',
  attempts: 12,
  delaySeconds,
});

/**
 * Queues a job in the transaction that `db` is in: it runs when, and only when, that commits. A
 * job with the same name and key that has not started yet is replaced, so one run serves both.
 */
async function addJob<Name extends JobName>(
  db: Queryable,
  name: Name,
  payload: JobPayloads[Name],
  options: JobOptions,
): Promise<void> {
  await addAnyJob.run(db, ...toJobValues(name, payload, options));
}

// preserve_run_at: a stream of requests must not postpone the run forever.
const ADD_JOB_SQL = `select from graphile_worker.add_job(
  $1::text, payload => $2::json, queue_name => $3::text,
  run_at => now() + $4::float8 * interval '1 second', max_attempts => $5::int,
  job_key => $6::text, job_key_mode => $7::text)`;
const jobParameters = ['text', 'json', 'text?', 'float8', 'int4', 'text', 'text'] as const;

const addAnyJob = defineQuery({ name: 'add_job', text: ADD_JOB_SQL, parameters: jobParameters });

const insertRateRequestAndJob = defineQuery({
  name: 'add_rate',
  text: `with request as (insert into rate_request (from_at) values ($8)) ${ADD_JOB_SQL}`,
  parameters: [...jobParameters, 'timestamptz'],
});

const insertRateRequest = defineQuery({
  name: 'add_rate_request',
  text: 'insert into rate_request (from_at) values ($1)',
  parameters: ['timestamptz'],
});

function toJobValues<Name extends JobName>(
  name: Name,
  payload: JobPayloads[Name],
  { key, queue, attempts, delaySeconds }: JobOptions,
): ValuesOf<typeof jobParameters> {
  const mode = 'preserve_run_at';
  return [name, payload, queue ?? null, delaySeconds, attempts, key, mode];
}
