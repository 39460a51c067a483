import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { DAY_MS } from '../../day-ms.ts';
import { sweepLeases } from './leases.ts';
import { FACT_FOLDERS, type FactsManifest, type FactTables, listFiles } from './manifest.ts';

/**
 * Returns the retired files of the next manifest: those that the previous manifest names and the
 * tables no longer do, and those retired earlier that still exist. Without a previous manifest, these
 * are all other files: any of them may still be read.
 */
export async function listRetiredFiles(
  folder: string,
  previous: FactsManifest | null,
  next: { tables: FactTables; sequence: number },
): Promise<FactsManifest['retired']> {
  const listedFiles = new Set(listFiles(next.tables));
  const existingFiles = await listExistingFiles(folder);
  if (previous === null) {
    return [...existingFiles]
      .filter((file) => !listedFiles.has(file))
      .map((file) => ({ file, sequence: next.sequence - 1 }));
  }
  const sequenceByFile = new Map(previous.retired.map(({ file, sequence }) => [file, sequence]));
  for (const file of listFiles(previous.tables)) sequenceByFile.set(file, previous.sequence);
  return [...sequenceByFile]
    .filter(([file]) => !listedFiles.has(file) && existingFiles.has(file))
    .map(([file, sequence]) => ({ file, sequence }));
}

/** Inside the folder of the facts: where checks write them again, and where DuckDB spills. */
export const SCRATCH_FOLDERS = { checks: 'checks', spill: 'spill' } as const;

/**
 * Removes the files that the manifest does not name and nobody reads, and what killed processes have
 * left. The manifest is already in place: whoever takes a lease from now on reads none of them.
 */
export async function removeOldFiles(
  folder: string,
  tempFolder: string,
  { tables, retired }: Pick<FactsManifest, 'tables' | 'retired'>,
): Promise<void> {
  const oldestSequence = await sweepLeases(folder, tempFolder);
  const filesInUse = retired
    .filter(({ sequence }) => sequence >= oldestSequence)
    .map(({ file }) => file);
  const filesToKeep = new Set([...listFiles(tables), ...filesInUse]);
  for (const file of await listExistingFiles(folder)) {
    // Windows refuses to remove a file that is being read; the next run tries again.
    if (!filesToKeep.has(file)) await rm(join(folder, file)).catch(() => {});
  }
  for (const name of Object.values(SCRATCH_FOLDERS)) await removeAbandoned(join(folder, name));
}

/** Returns the names of the files in the folders of the tables. */
async function listExistingFiles(folder: string): Promise<Set<string>> {
  const existingFiles = new Set<string>();
  for (const table of FACT_FOLDERS) {
    for (const name of await readdir(join(folder, table)).catch(() => []))
      existingFiles.add(`${table}/${name}`);
  }
  return existingFiles;
}

/** Removes what is older than a day: each process removes its own when it ends. */
async function removeAbandoned(folder: string): Promise<void> {
  for (const name of await readdir(folder).catch(() => [])) {
    const path = join(folder, name);
    const ageMs = Date.now() - (await stat(path).catch(() => ({ mtimeMs: Date.now() }))).mtimeMs;
    if (ageMs > DAY_MS) await rm(path, { recursive: true, force: true });
  }
}
