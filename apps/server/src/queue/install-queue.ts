import { Logger, runMigrations } from 'graphile-worker';
import type { Pool } from 'pg';

/** Brings the queue's own tables (schema `graphile_worker`) up to date; jobs can be added after it. */
export async function installQueue(pool: Pool): Promise<void> {
  await runMigrations({ pgPool: pool, logger: new Logger(() => () => {}) });
}
