import { join } from 'node:path';
import type { Deps } from '../../../deps.ts';
import { createDuckdb } from '../../../duckdb/create-duckdb.ts';
import { factsFolder } from '../../facts/manifest.ts';
import { writeFacts } from '../../facts/write-facts.ts';

/** Writes the facts of everything that is stored, where the server reads them. */
export async function writeTestFacts({
  pool,
  config,
}: Pick<Deps, 'pool' | 'config'>): Promise<void> {
  const folder = factsFolder(config.dataFolder);
  const duckdb = createDuckdb({
    folder,
    tempFolder: join(config.dataFolder, 'temp', 'facts'),
    memoryLimitBytes: 256 * 1024 ** 2,
    threads: 1,
  });
  try {
    await writeFacts({ pool, copyId: 'test', folder, duckdb });
  } finally {
    await duckdb.close();
  }
}
