import { ensureFactsCopyId } from '../features/facts/facts-copy-id.ts';
import { factsFolder } from '../features/facts/manifest.ts';
import { openFactsDuckdb } from '../features/facts/open-facts-duckdb.ts';
import { type WriteFactsOptions, writeFacts } from '../features/facts/write-facts.ts';
import { hasUnreadUploads } from './has-unread-uploads.ts';

/** Writes the facts in the data folder, limiting DuckDB's memory. */
export async function writeFactsJob(
  options: Omit<WriteFactsOptions, 'copyId' | 'folder' | 'duckdb'>,
  dataFolder: string,
  memoryLimitBytes: number,
): Promise<void> {
  const folder = factsFolder(dataFolder);
  const duckdb = openFactsDuckdb(folder, memoryLimitBytes);
  try {
    const copyId = await ensureFactsCopyId(folder);
    const includesDeferred = !(await hasUnreadUploads(options.pool));
    await writeFacts({ ...options, copyId, folder, duckdb, includesDeferred });
  } finally {
    await duckdb.close();
  }
}
