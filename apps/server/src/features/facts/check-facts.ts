import { randomUUID } from 'node:crypto';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { ClientBase } from 'pg';
import { type FactUnit, toUnit, unitName } from './fact-units.ts';
import { fetchFactsState, listPlayedDays, readRequests } from './facts-copy.ts';
import { withManifest } from './leases.ts';
import { emptyTables, type FactsManifest, listFiles } from './manifest.ts';
import { SCRATCH_FOLDERS } from './old-files.ts';
import { withSnapshot } from './with-snapshot.ts';
import type { WriteFactsOptions } from './write-facts.ts';
import { hashFile } from './write-parquet.ts';
import { writeUnits } from './write-units.ts';

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
    const units = listUnits(files, await listPlayedDays(reader));
    const context = { reader, pool, duckdb, folder: checkFolder, tempFolder, signal, onStep() {} };
    const expected = new Set(listFiles(await writeUnits(context, units, emptyTables())));
    const missingFrom = (present: ReadonlySet<string>, names: Iterable<string>) =>
      [...names].filter((name) => !present.has(name)).map(describeUnit);
    const differences = [...missingFrom(expected, files), ...missingFrom(new Set(files), expected)];
    for (const unit of new Set(differences)) problems.push(`${unit}: differs from the matches`);
  } finally {
    await rm(checkFolder, { recursive: true, force: true });
  }
  return problems;
}

/** Returns the units of these files, and the days that are in none. */
function listUnits(files: readonly string[], days: readonly string[]): FactUnit[] {
  const units = [...new Set(files.map(unitName))].sort().map(toUnit);
  const missingDays = days.filter((day) => !units.some(({ from, to }) => from <= day && day < to));
  return [...units, ...missingDays.map(toUnit)];
}

/** Returns the table and the unit of a file, such as `players 2026-10`. */
const describeUnit = (file: string) => `${file.slice(0, file.indexOf('/'))} ${unitName(file)}`;
