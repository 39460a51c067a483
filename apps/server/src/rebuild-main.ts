import { setTimeout as sleep } from 'node:timers/promises';
import type { Pool } from 'pg';
import { readConfig } from './config.ts';
import { createLog } from './create-log.ts';
import { connectDatabase } from './database/connect-database.ts';
import type { FactsHealth } from './features/facts/facts-health.ts';
import { importManifests } from './features/rebuild/import-manifests.ts';
import { fetchRebuildProgress, rebuild } from './features/rebuild/rebuild.ts';
import { countUnreadUploads, describeUnreadLogs } from './features/rebuild/unread-uploads.ts';
import { openRawStore } from './features/uploads/raw-store.ts';
import { registerRawStore, writeMissingManifests } from './features/uploads/register-raw-store.ts';
import { type Jobs, startJobs } from './jobs/start-jobs.ts';
import { StartError } from './start-error.ts';

/**
 * `scrapboard rebuild`: empties the derived tables, queues the reading of every upload and runs the
 * queue until everything is read and rated and the facts are written. If interrupted, the next start
 * of the server continues.
 */
async function main(): Promise<void> {
  const { databaseUrl, dataFolder, catalogueFolder, factsMemoryBytes } = readConfig();
  const log = createLog({ level: 'warn' });
  const database = await connectDatabase({ databaseUrl, dataFolder }, log);
  const { pool } = database;
  try {
    const store = await openRawStore(dataFolder);
    await registerRawStore(pool, store, { warn: console.warn });
    await writeMissingManifests(pool, store, { info: console.log });
    const { imported, damaged } = await importManifests(pool, store);
    if (imported > 0) console.log(`${imported} uploads were found by their manifests only`);
    for (const id of damaged) {
      console.error(
        `The manifest of upload ${id} is damaged, and the upload is not in the database`,
      );
      process.exitCode = 1;
    }
    const uploads = await rebuild(pool);
    console.log(`Rebuilding from ${uploads} uploads`);
    const { connection } = database;
    const jobs = await startJobs({
      connection,
      dataFolder,
      catalogueFolder,
      factsMemoryBytes,
      log,
      pollIntervalMs: 50,
    });
    try {
      await waitUntilRebuilt(pool, store.id, { uploads, jobs });
    } finally {
      await jobs.stop();
    }
  } finally {
    await database.close();
  }
}

let isInterrupted = false;
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    isInterrupted = true;
  });
}

async function waitUntilRebuilt(
  pool: Pool,
  storeId: string,
  { uploads, jobs }: { uploads: number; jobs: Pick<Jobs, 'factsHealth'> },
): Promise<void> {
  let reportedPercent = 0;
  while (!isInterrupted) {
    const { inStore: unreadCount, inOtherStores: otherCount } = await countUnreadUploads(
      pool,
      storeId,
    );
    const { areRatingsCurrent } = await fetchRebuildProgress(pool);
    const readCount = uploads - unreadCount - otherCount;
    const percent = uploads === 0 ? 100 : Math.floor((readCount * 100) / uploads);
    if (percent >= reportedPercent + 10 || (unreadCount === 0 && percent > reportedPercent)) {
      reportedPercent = percent;
      console.log(`${readCount} of ${uploads} uploads read (${percent}%)`);
    }
    if (unreadCount === 0 && areRatingsCurrent && !areFactsPending(jobs.factsHealth())) {
      const error = jobs.factsHealth()?.error ?? null;
      if (error !== null) console.error(`The facts could not be written: ${error}`);
      if (error !== null) process.exitCode = 1;
      await reportUnread(pool, storeId, otherCount);
      return;
    }
    await sleep(300);
  }
  console.log('Interrupted: the next server start or rebuild continues from here');
  process.exitCode = 1;
}

/** Facts that cannot be written are left to the server, which tries again. */
function areFactsPending(facts: FactsHealth | null): boolean {
  if (facts === null || facts.error !== null) return false;
  return facts.asOf === null || facts.delaySeconds !== null;
}

/** Lists what is missing; anything makes the exit code 1. */
async function reportUnread(pool: Pool, storeId: string, otherCount: number): Promise<void> {
  if (otherCount > 0)
    console.log(`${otherCount} uploads are read by the servers that have their logs`);
  const unreadLines = await describeUnreadLogs(pool, storeId);
  if (unreadLines.length === 0) {
    console.log('Done');
    return;
  }
  console.error('Done, without what could not be read; the next rebuild tries again:');
  for (const line of unreadLines) console.error(line);
  process.exitCode = 1;
}

try {
  await main();
} catch (error) {
  if (!(error instanceof StartError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
