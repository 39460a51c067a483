import { randomUUID } from 'node:crypto';
import type { ClientBase, Pool } from 'pg';
import { defineQuery } from '../../database/define-query.ts';
import type { Duckdb } from '../../duckdb/create-duckdb.ts';
import { fetchMaxNumbers } from './assign-numbers.ts';
import { partitionName, planPartitions } from './fact-partitions.ts';
import {
  fetchFactsState,
  finishRun,
  listPlayedDays,
  readRequests,
  registerFactsCopy,
} from './facts-copy.ts';
import {
  composeManifest,
  emptyTables,
  type FactsManifest,
  findDamagedFiles,
  listFiles,
  readFactsManifest,
  writeFactsManifest,
} from './manifest.ts';
import { listRetiredFiles, removeOldFiles } from './old-files.ts';
import { openTempFolder, removeTempFolder } from './temp-folder.ts';
import { withSnapshot } from './with-snapshot.ts';
import { writePartitions } from './write-partitions.ts';

export interface WriteFactsOptions {
  pool: Pool;
  /** The id of the copy in the folder: see `facts-copy-id.ts`. */
  copyId: string;
  /** The folder of the facts. */
  folder: string;
  /** DuckDB with access to the folder. */
  duckdb: Pick<Duckdb, 'run'>;
  signal?: AbortSignal;
  /** Whether to write deferred changes too; true by default. */
  includesDeferred?: boolean;
  /** Epoch milliseconds; decides which month is open. */
  now?: number;
  /** Called before each step. A test throws in it to end the run as if the process were killed. */
  onStep?(step: string): void;
}

const lockCopy = defineQuery({
  text: `select from pg_advisory_lock(hashtextextended('scrapboard facts ' || $1::text, 0))`,
  parameters: ['text'],
});

/**
 * Writes the facts of the days that changed since the last run, or all if there are none, and
 * removes files that nothing reads any more. The content of the facts depends only on the rows of
 * matches and uploads at that time, not on the order in which they were written. A run that ends
 * early leaves the facts as they were, and the next one does its work. One process writes in a
 * folder at a time; the others wait for it.
 */
export async function writeFacts(options: WriteFactsOptions): Promise<void> {
  const { pool, copyId, folder } = options;
  await registerFactsCopy(pool, copyId);
  const lockClient = await pool.connect();
  try {
    await lockCopy.run(lockClient, copyId);
    await withSnapshot(pool, (reader) => writeOnce(options, lockClient, reader));
  } catch (error) {
    // Otherwise it would take space on a full disk until the next run. Tests that simulate a killed
    // process leave it, as the process would.
    if (options.onStep === undefined) await removeTempFolder(folder).catch(() => {});
    throw error;
  } finally {
    // Closing the connection releases the lock.
    lockClient.release(true);
  }
}

async function writeOnce(
  options: WriteFactsOptions,
  lockClient: ClientBase,
  reader: ClientBase,
): Promise<void> {
  const { pool, copyId, folder, duckdb, now = Date.now(), signal, onStep = () => {} } = options;
  onStep('read requests');
  const previousRun = (await fetchFactsState(lockClient, copyId))?.run ?? null;
  const { ids, asOf, days } = await readRequests(reader, copyId, options.includesDeferred);
  const usableManifest = await readUsableManifest(folder, previousRun);
  if (usableManifest !== null && ids.length === 0)
    return await cleanUp(folder, usableManifest, onStep);

  const tempFolder = await openTempFolder(folder);
  const writer = String((await duckdb.run('select version() as version'))[0]?.version);
  // Files are compared by their bytes, which may differ between versions of DuckDB.
  const previous = days !== null && usableManifest?.writer === writer ? usableManifest : null;
  const partitions =
    previous === null || days === null
      ? planPartitions(await listPlayedDays(reader), new Set(), formatMonth(now))
      : planPartitions(
          days,
          new Set(listFiles(previous.tables).map(partitionName)),
          formatMonth(now),
        );
  const context = { reader, pool, duckdb, folder, tempFolder, signal, onStep };
  const tables = await writePartitions(context, partitions, previous?.tables ?? emptyTables());

  const run = randomUUID();
  // A manifest of another database, or with damaged files, may have readers too.
  const replacedManifest = usableManifest ?? (await readFactsManifest(folder));
  const sequence = Math.max(now, (replacedManifest?.sequence ?? 0) + 1);
  const retiredFiles = await listRetiredFiles(folder, replacedManifest, { tables, sequence });
  const manifest = composeManifest({
    ...{
      writer,
      run,
      after: previousRun,
      sequence,
      asOf: asOf.toISOString(),
      tables,
      retired: retiredFiles,
    },
    numbers: await fetchMaxNumbers(pool),
  });
  signal?.throwIfAborted();
  onStep('write the manifest');
  // Fails if the connection is gone, and with it the lock: then another process may be writing.
  await fetchFactsState(lockClient, copyId);
  await writeFactsManifest(folder, tempFolder, manifest, () => onStep('rename the manifest'));
  onStep('delete the requests');
  const rows = Object.values(tables).reduce(
    (sum, files) => files.reduce((total, file) => total + file.rows, sum),
    0,
  );
  await finishRun(lockClient, copyId, { previousRun, run, ids, asOf, rows });
  onStep('remove old files');
  await removeOldFiles(folder, tempFolder, manifest);
  onStep('remove the temporary folder');
  await removeTempFolder(folder);
}

const formatMonth = (time: number) => new Date(time).toISOString().slice(0, '2026-10'.length);

/**
 * Reads the manifest if it is of the last run, or of one that ended before it deleted its requests,
 * and all its files are there.
 */
export async function readUsableManifest(
  folder: string,
  run: string | null,
): Promise<FactsManifest | null> {
  const manifest = await readFactsManifest(folder);
  if (manifest === null || (manifest.run !== run && manifest.after !== run)) return null;
  return (await findDamagedFiles(folder, manifest)).length === 0 ? manifest : null;
}

/** Removes old files that nobody reads any more, and what is left of earlier runs. */
async function cleanUp(
  folder: string,
  manifest: FactsManifest,
  onStep: (step: string) => void,
): Promise<void> {
  const tempFolder = await openTempFolder(folder);
  onStep('remove old files');
  await removeOldFiles(folder, tempFolder, manifest);
  const retiredFiles = await listRetiredFiles(folder, manifest, manifest);
  if (retiredFiles.length < manifest.retired.length) {
    onStep('forget old files');
    await writeFactsManifest(folder, tempFolder, { ...manifest, retired: retiredFiles });
  }
  onStep('remove the temporary folder');
  await removeTempFolder(folder);
}
