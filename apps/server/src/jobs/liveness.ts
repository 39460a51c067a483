import { Client, type ClientConfig } from 'pg';
import type { Log } from '../log.ts';

/** Namespace of the advisory locks by which processes show that they are alive. */
const space = 'scrapboard queue ';
const sweepMs = 5000;

export interface Liveness {
  /** Frees the jobs of processes that died without giving them back. */
  sweep(): Promise<void>;
  close(): Promise<void>;
}

/**
 * The queue itself frees a killed process's jobs only after hours. So every process holds, for as
 * long as it is connected, an advisory lock for the name it locks jobs by (`holders`); a job whose
 * holder's lock is free is nobody's and is made available again. Calls `onLost` when the connection
 * breaks, because others may then take this process for dead.
 */
export async function startLiveness(
  connection: ClientConfig,
  holders: readonly string[],
  onLost: () => void,
  log: Log,
): Promise<Liveness> {
  const client = new Client({ ...connection, application_name: 'scrapboard jobs' });
  let closed = false;
  const lose = () => {
    if (closed) return;
    closed = true;
    clearInterval(timer);
    onLost();
  };
  client.on('error', lose);
  client.on('end', lose);
  const timer = setInterval(() => {
    sweep().catch((error) => log.warn(`Could not look for abandoned jobs: ${error.message}`));
  }, sweepMs);
  timer.unref();
  await client.connect();
  await client.query(
    `select pg_advisory_lock(hashtextextended($2 || id, 0)) from unnest($1::text[]) id`,
    [holders, space],
  );

  async function sweep(): Promise<void> {
    const { rows } = await client.query<{ id: string }>(
      `select locked_by as id from graphile_worker.jobs where locked_by <> all ($1::text[])
        group by 1`,
      [holders],
    );
    for (const { id } of rows) {
      const got = await client.query<{ dead: boolean }>(
        'select pg_try_advisory_lock(hashtextextended($2 || $1, 0)) as dead',
        [id, space],
      );
      if (!got.rows[0]?.dead) continue;
      await client.query('select graphile_worker.force_unlock_workers(array[$1])', [id]);
      await client.query('select pg_advisory_unlock(hashtextextended($2 || $1, 0))', [id, space]);
    }
  }

  return {
    sweep,
    async close() {
      closed = true;
      clearInterval(timer);
      await client.end();
    },
  };
}
