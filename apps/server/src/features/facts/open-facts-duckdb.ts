import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { createDuckdb, type Duckdb } from '../../duckdb/create-duckdb.ts';
import { SCRATCH_FOLDERS } from './old-files.ts';

/** Creates DuckDB for writing in the folder of the facts. */
export function openFactsDuckdb(folder: string, memoryLimitBytes: number): Duckdb {
  return createDuckdb({
    folder,
    tempFolder: join(folder, SCRATCH_FOLDERS.spill),
    memoryLimitBytes,
    threads: Math.min(2, availableParallelism()),
  });
}
