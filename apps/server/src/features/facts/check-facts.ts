import { randomUUID } from 'node:crypto';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { ClientBase } from 'pg';
import { type FactPartition, partitionName, toPartition } from './fact-partitions.ts';
import { fetchFactsState, listPlayedDays, readRequests } from './facts-copy.ts';
import { withManifest } from './leases.ts';
import { emptyTables, type FactsManifest, listFiles } from './manifest.ts';
import { SCRATCH_FOLDERS } from './old-files.ts';
import { withSnapshot } from './with-snapshot.ts';
import type { WriteFactsOptions } from './write-facts.ts';
import { hashFile } from './write-parquet.ts';
import { writePartitions } from './write-partitions.ts';

/**
 * Writes the facts again in a separate folder, compares the two, and checks every file by its hash.
 * Returns a line for each problem; null if changes are waiting to be written, or there are no facts
 * yet.
 */
export async function checkFacts(options: WriteFactsOptions): Promise<string[] | null> {
  const { pool, folder } = options;
  return await withManifest(folder, (manifest) =>
    manifest === null
      ? Promise.resolve(null)
      : withSnapshot(pool, (reader) => compareFacts(options, manifest, reader)),
  );
}

async function compareFacts(
  { pool, copyId, folder, duckdb, signal }: WriteFactsOptions,
  manifest: FactsManifest,
  reader: ClientBase,
): Promise<string[] | null> {
  const state = await fetchFactsState(reader, copyId);
  if (state === null || manifest.run !== state.run) return null;
  if ((await readRequests(reader, copyId)).ids.length > 0) return null;
  const files = listFiles(manifest.tables);
  const problems: string[] = [];
  for (const file of files) {
    const hash = await hashFile(join(folder, file)).catch(() => null);
    if (hash === null) problems.push(`${file}: missing`);
    else if (!file.includes(`-${hash.slice(0, 16)}.`)) problems.push(`${file}: damaged`);
  }
  const checkFolder = join(folder, SCRATCH_FOLDERS.checks, randomUUID());
  const tempFolder = join(checkFolder, 'tmp');
  await mkdir(tempFolder, { recursive: true, mode: 0o700 });
  try {
    const partitions = listPartitions(files, await listPlayedDays(reader));
    const context = { reader, pool, duckdb, folder: checkFolder, tempFolder, signal, onStep() {} };
    const expected = new Set(listFiles(await writePartitions(context, partitions, emptyTables())));
    const missingFrom = (present: ReadonlySet<string>, names: Iterable<string>) =>
      [...names].filter((name) => !present.has(name)).map(describePartition);
    const differences = [...missingFrom(expected, files), ...missingFrom(new Set(files), expected)];
    for (const partition of new Set(differences))
      problems.push(`${partition}: differs from the matches`);
  } finally {
    await rm(checkFolder, { recursive: true, force: true });
  }
  return problems;
}

/** Returns the partitions of these files, and the days that are in none. */
function listPartitions(files: readonly string[], days: readonly string[]): FactPartition[] {
  const partitions = [...new Set(files.map(partitionName))].sort().map(toPartition);
  const missingDays = days.filter(
    (day) => !partitions.some(({ from, to }) => from <= day && day < to),
  );
  return [...partitions, ...missingDays.map(toPartition)];
}

/** Returns the table and the partition of a file, such as `players 2026-10`. */
const describePartition = (file: string) =>
  `${file.slice(0, file.indexOf('/'))} ${partitionName(file)}`;
