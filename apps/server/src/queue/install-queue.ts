import { Logger, runMigrations } from 'graphile-worker';
import type { Pool } from 'pg';

/** Migrates the queue's own tables (schema `graphile_worker`), after which jobs can be added. */
export async function installQueue(pool: Pool): Promise<void> {
  await runMigrations({ pgPool: pool, logger: new Logger(() => () => {}) });
}
