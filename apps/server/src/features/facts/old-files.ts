import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { DAY_MS } from '../../day-ms.ts';
import { FACT_FOLDERS, type FactsManifest, listFiles } from './manifest.ts';

/**
 * How long a file stays after the last manifest that named it: longer than a question may take,
 * waiting in the queue included.
 */
export const RETIRED_FOR_MS = 120_000;

/**
 * Returns the retired files of the next manifest: those that the manifest before names and the
 * tables no longer do, and those that have not been retired for long.
 */
export function retireFiles(
  before: FactsManifest | null,
  tables: FactsManifest['tables'],
  now: number,
): FactsManifest['retired'] {
  if (before === null) return [];
  const named = new Set(listFiles(tables));
  const at = new Date(now).toISOString();
  return [
    ...before.retired.filter((file) => now - Date.parse(file.at) < RETIRED_FOR_MS),
    ...listFiles(before.tables).map((file) => ({ file, at })),
  ].filter(({ file }) => !named.has(file));
}

/** In the folder of the facts: where checks make them anew, and where DuckDB spills what it sorts. */
export const OWN_FOLDERS = { checks: 'checks', spill: 'spill' } as const;

/**
 * Removes the files that the manifest neither names nor has retired, and what processes have left that
 * were killed.
 */
export async function removeStrayFiles(
  folder: string,
  { tables, retired }: Pick<FactsManifest, 'tables' | 'retired'>,
): Promise<void> {
  const kept = new Set([...listFiles(tables), ...retired.map(({ file }) => file)]);
  for (const table of FACT_FOLDERS) {
    for (const name of await readdir(join(folder, table)).catch(() => [])) {
      // Windows refuses to remove a file that is being read; the next run tries again.
      if (!kept.has(`${table}/${name}`)) await rm(join(folder, table, name)).catch(() => {});
    }
  }
  for (const name of Object.values(OWN_FOLDERS)) await removeAbandoned(join(folder, name));
}

/** Removes what is older than a day: each process removes its own when it ends. */
async function removeAbandoned(folder: string): Promise<void> {
  for (const name of await readdir(folder).catch(() => [])) {
    const path = join(folder, name);
    const age = Date.now() - (await stat(path).catch(() => ({ mtimeMs: Date.now() }))).mtimeMs;
    if (age > DAY_MS) await rm(path, { recursive: true, force: true });
  }
}
