import { Client, type ClientConfig } from 'pg';
import { defineQuery } from '../database/define-query.ts';
import { lockStore } from '../features/uploads/register-raw-store.ts';
import type { Log } from '../log.ts';

/** Returns the SQL for the key of the advisory lock by which a process shows that it is alive. */
const lockKeySql = (id: string) => `hashtextextended('scrapboard queue ' || ${id}, 0)`;
const SWEEP_INTERVAL_MS = 5000;

const takeLocks = defineQuery({
  text: `select from unnest($1::text[]) id, pg_advisory_lock(${lockKeySql('id')})`,
  parameters: ['text[]'],
});

const otherWorkers = defineQuery({
  text: `select locked_by as id from graphile_worker.jobs where locked_by <> all ($1::text[])
        group by 1`,
  parameters: ['text[]'],
  columns: { id: 'text!' },
});

const tryLock = defineQuery({
  text: `select pg_try_advisory_lock(${lockKeySql('$1::text')}) as acquired`,
  parameters: ['text'],
  columns: { acquired: 'bool' },
});

const unlockJobs = defineQuery({
  text: 'select from graphile_worker.force_unlock_workers(array[$1::text])',
  parameters: ['text'],
});

const unlock = defineQuery({
  text: `select from pg_advisory_unlock(${lockKeySql('$1::text')})`,
  parameters: ['text'],
});

export interface Liveness {
  /** Releases the jobs of processes that died while running them. */
  sweep(): Promise<void>;
  close(): Promise<void>;
}

/**
 * Makes the jobs of killed processes available again, which the queue itself does only after hours.
 * Every process holds, while it is connected, an advisory lock for the name it locks jobs by
 * (`workerNames`); a job whose worker’s lock is free has lost its process. Calls `onLost` when the
 * connection breaks, because others may then consider this process dead. The lock of the store
 * shows others that a server with this store is running.
 */
export async function startLiveness(
  connection: ClientConfig,
  { workerNames, storeId }: { workerNames: readonly string[]; storeId: string },
  onLost: () => void,
  log: Log,
): Promise<Liveness> {
  const client = new Client({ ...connection, application_name: 'scrapboard jobs' });
  let isClosed = false;
  const handleConnectionLoss = () => {
    if (isClosed) return;
    isClosed = true;
    clearInterval(timer);
    onLost();
  };
  client.on('error', handleConnectionLoss);
  client.on('end', handleConnectionLoss);
  const timer = setInterval(() => {
    sweep().catch((error) => log.warn(`Could not look for abandoned jobs: ${error.message}`));
  }, SWEEP_INTERVAL_MS);
  timer.unref();
  await client.connect();
  await takeLocks.run(client, workerNames);
  await lockStore.run(client, storeId);

  async function sweep(): Promise<void> {
    for (const { id } of await otherWorkers.all(client, workerNames)) {
      if ((await tryLock.first(client, id))?.acquired !== true) continue;
      await unlockJobs.run(client, id);
      await unlock.run(client, id);
    }
  }

  return {
    sweep,
    async close() {
      isClosed = true;
      clearInterval(timer);
      await client.end();
    },
  };
}
