import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { DAY_MS } from '../../day-ms.ts';
import { findOldestLease } from './leases.ts';
import { FACT_FOLDERS, type FactsManifest, type FactTables, listFiles } from './manifest.ts';

/**
 * Returns the retired files of the next manifest: those that the manifest before names and the
 * tables no longer do, and those retired earlier that still exist. Without a manifest before, these
 * are all other files: any of them may still be read.
 */
export async function retireFiles(
  folder: string,
  before: FactsManifest | null,
  next: { tables: FactTables; sequence: number },
): Promise<FactsManifest['retired']> {
  const listed = new Set(listFiles(next.tables));
  const present = await listPresent(folder);
  if (before === null) {
    return [...present]
      .filter((file) => !listed.has(file))
      .map((file) => ({ file, sequence: next.sequence - 1 }));
  }
  const retired = new Map(before.retired.map(({ file, sequence }) => [file, sequence]));
  for (const file of listFiles(before.tables)) retired.set(file, before.sequence);
  return [...retired]
    .filter(([file]) => !listed.has(file) && present.has(file))
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
  temp: string,
  { tables, retired }: Pick<FactsManifest, 'tables' | 'retired'>,
): Promise<void> {
  const oldest = await findOldestLease(folder, temp);
  const filesInUse = retired.filter(({ sequence }) => sequence >= oldest).map(({ file }) => file);
  const filesToKeep = new Set([...listFiles(tables), ...filesInUse]);
  for (const file of await listPresent(folder)) {
    // Windows refuses to remove a file that is being read; the next run tries again.
    if (!filesToKeep.has(file)) await rm(join(folder, file)).catch(() => {});
  }
  for (const name of Object.values(SCRATCH_FOLDERS)) await removeAbandoned(join(folder, name));
}

/** Returns the names of the files in the folders of the tables. */
async function listPresent(folder: string): Promise<Set<string>> {
  const present = new Set<string>();
  for (const table of FACT_FOLDERS) {
    for (const name of await readdir(join(folder, table)).catch(() => []))
      present.add(`${table}/${name}`);
  }
  return present;
}

/** Removes what is older than a day: each process removes its own when it ends. */
async function removeAbandoned(folder: string): Promise<void> {
  for (const name of await readdir(folder).catch(() => [])) {
    const path = join(folder, name);
    const age = Date.now() - (await stat(path).catch(() => ({ mtimeMs: Date.now() }))).mtimeMs;
    if (age > DAY_MS) await rm(path, { recursive: true, force: true });
  }
}
