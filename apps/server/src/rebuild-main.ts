import { setTimeout as sleep } from 'node:timers/promises';
import { readConfig } from './config.ts';
import { createLog } from './create-log.ts';
import { connectDatabase } from './database/connect-database.ts';
import { importManifests } from './features/rebuild/import-manifests.ts';
import { rebuild, rebuildProgress } from './features/rebuild/rebuild.ts';
import { openRawStore } from './features/uploads/raw-store.ts';
import { registerRawStore, writeMissingManifests } from './features/uploads/settle-store.ts';
import { startJobs } from './jobs/start-jobs.ts';
import { StartError } from './start-error.ts';

/**
 * `scrapboard rebuild`: empties the derived tables, queues the reading of every upload and runs the
 * queue until everything is read and rated. If interrupted, the next start of the server continues.
 */
async function main(): Promise<void> {
  const { databaseUrl, dataFolder, catalogueFolder } = readConfig();
  const log = createLog({ level: 'warn' });
  const database = await connectDatabase({ databaseUrl, dataFolder }, log);
  const { pool } = database;
  try {
    const store = await openRawStore(dataFolder);
    await registerRawStore(pool, store, { warn: console.warn });
    await writeMissingManifests(pool, store, { info: console.log });
    const { imported, damaged } = await importManifests(pool, store);
    if (imported > 0) console.log(`${imported} uploads were found by their manifests only`);
    for (const id of damaged) console.log(`The manifest of upload ${id} is damaged`);
    const uploads = await rebuild(pool);
    console.log(`Rebuilding from ${uploads} uploads`);
    const { connection } = database;
    const jobs = await startJobs({
      connection,
      dataFolder,
      catalogueFolder,
      log,
      pollInterval: 50,
    });
    try {
      await finish(pool, uploads);
    } finally {
      await jobs.stop();
    }
  } finally {
    await database.close();
  }
}

let interrupted = false;
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    interrupted = true;
  });
}

async function finish(pool: Parameters<typeof rebuildProgress>[0], uploads: number): Promise<void> {
  let reportedPercent = 0;
  while (!interrupted) {
    const { open, rated } = await rebuildProgress(pool);
    const read = uploads - open;
    const percent = uploads === 0 ? 100 : Math.floor((read * 100) / uploads);
    if (percent >= reportedPercent + 10 || (open === 0 && reportedPercent < 100)) {
      reportedPercent = percent;
      console.log(`${read} of ${uploads} uploads read (${percent}%)`);
    }
    if (open === 0 && rated) {
      console.log('Done');
      return;
    }
    await sleep(300);
  }
  console.log('Interrupted: the next server start or rebuild continues from here');
  process.exitCode = 1;
}

try {
  await main();
} catch (error) {
  if (!(error instanceof StartError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
