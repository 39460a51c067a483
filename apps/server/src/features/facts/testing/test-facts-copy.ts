import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import type { Pool } from 'pg';
import { afterAll } from 'vitest';
import { createDuckdb, type Duckdb } from '../../../duckdb/create-duckdb.ts';
import { readParquetSql } from '../fact-sql.ts';
import { type FactFolder, type FactsManifest, listFiles, readFactsManifest } from '../manifest.ts';
import { type WriteFactsOptions, writeFacts } from '../write-facts.ts';

const MEMORY_BYTES = 256_000_000;

export interface TestFactsCopy {
  folder: string;
  duckdb: Duckdb;
  /** Writes the facts. */
  write(options?: Partial<WriteFactsOptions>): Promise<void>;
  readManifest(): Promise<FactsManifest>;
  /** Runs SQL in which `from` and the name of a table of facts reads all its files. */
  query(sql: string): Promise<Record<string, unknown>[]>;
  /** Returns the names of all files in the folders of tables. */
  listParquetFiles(): Promise<string[]>;
  /** Returns the names of all files of the folder, except for the manifest. */
  listAllFiles(): Promise<string[]>;
}

/** Creates a copy of the facts in a temporary folder, removed after the test file. */
export async function createTestFactsCopy(pool: Pool, copyId: string): Promise<TestFactsCopy> {
  const folder = await mkdtemp(join(tmpdir(), 'scrapboard-facts-'));
  const duckdb = createDuckdb({
    folder,
    tempFolder: join(folder, 'tmp', 'spill'),
    memoryLimitBytes: MEMORY_BYTES,
    threads: 2,
  });
  afterAll(async () => {
    await duckdb.close();
    await rm(folder, { recursive: true, force: true });
  });

  async function readManifest(): Promise<FactsManifest> {
    const manifest = await readFactsManifest(folder);
    if (manifest === null) throw new Error('there is no manifest');
    return manifest;
  }

  return {
    folder,
    duckdb,
    write: (options) => writeFacts({ pool, copyId, folder, duckdb, ...options }),
    readManifest,
    async query(sql) {
      const { tables } = await readManifest();
      const statement = sql.replace(
        /(?<=\bfrom )(players|parts|pairs|rewards|uploads|builds)\b/g,
        (name) => readParquetSql(tables[name as FactFolder].map(({ file }) => join(folder, file))),
      );
      return await duckdb.run(statement);
    },
    async listParquetFiles() {
      const names = await readdir(folder, { recursive: true });
      return names.filter((name) => name.endsWith('.parquet')).sort();
    },
    async listAllFiles() {
      const entries = await readdir(folder, { recursive: true, withFileTypes: true });
      const files = entries.filter((entry) => entry.isFile());
      const names = files.map(({ parentPath, name }) => relative(folder, join(parentPath, name)));
      return names.filter((name) => name !== 'manifest.json').sort();
    },
  };
}

/** Returns the names of a copy's files in order. Equal names mean equal content. */
export function listFactFiles({ tables }: FactsManifest): string[] {
  return listFiles(tables).sort();
}
