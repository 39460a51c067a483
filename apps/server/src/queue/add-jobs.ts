import type { ClientBase, Pool } from 'pg';

/** Every kind of job and what it is given. */
export interface JobPayloads {
  /** Reads the raw logs of an upload and stores their matches. */
  read_upload: { uploadId: string; limit?: number };
  /** Rates what `rate_request` names. */
  rate: Record<string, never>;
}
export type JobName = keyof JobPayloads;

interface JobOptions {
  /** Jobs with the same key that wait become one. */
  key: string;
  /** Jobs of one queue run one after the other. */
  queue?: string;
  attempts: number;
  /** Seconds to wait, so that many requests become one run. */
  delay: number;
}

/** Queues the reading of an upload in the transaction that `client` is in. */
export async function addReadUpload(
  client: ClientBase | Pool,
  uploadId: string,
  limit?: number,
): Promise<void> {
  const payload = limit === undefined ? { uploadId } : { uploadId, limit };
  const options = { key: `read_upload:${uploadId}`, attempts: 4, delay: 0 };
  await addJob(client, 'read_upload', payload, options);
}

/**
 * Asks, in the transaction that `client` is in, for everything from that time on to be rated again.
 * Requests are rows that are only ever added, so that writers do not wait for each other.
 */
export async function addRate(client: ClientBase | Pool, from: Date): Promise<void> {
  await client.query({
    name: 'add_rate',
    text: `with request as (insert into rate_request (from_at) values ($8)) ${addJobText}`,
    values: [...jobValues('rate', {}, rateOptions(1)), from],
  });
}

/** Has the requests looked at after so many seconds. */
export async function addRateJob(client: ClientBase | Pool, delay: number): Promise<void> {
  await addJob(client, 'rate', {}, rateOptions(delay));
}

const rateOptions = (delay: number): JobOptions => ({
  key: 'rate',
  queue: 'rate',
  attempts: 12,
  delay,
});

/**
 * Queues a job in the transaction that `client` is in: it runs when, and only when, that commits. A
 * job with the same name and key that has not started yet is replaced, so one run serves both.
 */
async function addJob<Name extends JobName>(
  client: ClientBase | Pool,
  name: Name,
  payload: JobPayloads[Name],
  options: JobOptions,
): Promise<void> {
  const values = jobValues(name, payload, options);
  await client.query({ name: 'add_job', text: addJobText, values });
}

// preserve_run_at: a stream of requests must not put the run off for ever.
const addJobText = `select from graphile_worker.add_job(
  $1::text, payload => $2::json, queue_name => $3::text,
  run_at => now() + $4::float8 * interval '1 second', max_attempts => $5::int,
  job_key => $6::text, job_key_mode => $7::text)`;

function jobValues<Name extends JobName>(
  name: Name,
  payload: JobPayloads[Name],
  { key, queue, attempts, delay }: JobOptions,
): unknown[] {
  const mode = 'preserve_run_at';
  return [name, JSON.stringify(payload), queue ?? null, delay, attempts, key, mode];
}
