import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, open, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { ROWS_PER_BLOCK } from '@scrapboard/questions/fact-tables';
import type { Duckdb } from '../../duckdb/create-duckdb.ts';
import { syncFolder } from '../uploads/sync-folder.ts';
import { quoteSqlString } from './extract-partition.ts';
import type { FactPartition } from './fact-partitions.ts';
import type { FactFile, FactFolder } from './manifest.ts';

interface WriteParquetContext {
  duckdb: Pick<Duckdb, 'run'>;
  folder: string;
  tempFolder: string;
  signal?: AbortSignal | undefined;
  onStep(step: string): void;
}

/**
 * Writes the rows of a query durably as a file of a table. Its name contains a hash of its content, so
 * that files with the same name are equal. Returns null, and writes no file, if there are no rows.
 */
export async function writeParquet(
  context: WriteParquetContext,
  table: FactFolder,
  { name, from, to }: FactPartition,
  query: string,
): Promise<FactFile | null> {
  const { folder, onStep } = context;
  onStep(`write ${table} ${name}`);
  const { path: tempPath, rows } = await copyToParquet(context, `${name}-${table}`, query);
  if (rows === 0) {
    await rm(tempPath);
    return null;
  }
  const file = `${table}/${name}-${(await hashFile(tempPath)).slice(0, 16)}.parquet`;
  const { size: bytes } = await stat(tempPath);
  onStep(`move ${table} ${name}`);
  await moveIntoPlace(tempPath, { folder, table, file }, () => onStep(`sync ${table} ${name}`));
  return { file, from, to, rows, bytes };
}

/** Writes the rows of a query as a temporary file for this run. Returns its path. */
export async function writeTempParquet(
  context: WriteParquetContext,
  name: string,
  query: string,
): Promise<string> {
  return (await copyToParquet(context, name, query)).path;
}

async function copyToParquet(
  { duckdb, tempFolder, signal }: WriteParquetContext,
  name: string,
  query: string,
): Promise<{ path: string; rows: number }> {
  const path = join(tempFolder, `${name}.parquet`);
  const [result] = await duckdb.run(
    `copy (${query}) to ${quoteSqlString(path)} (format parquet, compression zstd, row_group_size ${ROWS_PER_BLOCK})`,
    [],
    { signal },
  );
  return { path, rows: Number(result?.Count ?? 0) };
}

/**
 * Moves a file into place, unless it is already there and may be in use. Makes it durable in both
 * cases, since a killed run may have ended between the two steps.
 */
async function moveIntoPlace(
  tempPath: string,
  { folder, table, file }: { folder: string; table: string; file: string },
  onMoved: () => void,
): Promise<void> {
  const path = join(folder, file);
  const existing = await stat(path).catch(() => null);
  if (existing !== null && existing.size === (await stat(tempPath)).size) await rm(tempPath);
  else {
    await mkdir(join(folder, table), { recursive: true, mode: 0o700 });
    const fileHandle = await open(tempPath, 'r+');
    try {
      await fileHandle.sync();
    } finally {
      await fileHandle.close();
    }
    await rename(tempPath, path);
  }
  onMoved();
  await syncFolder(join(folder, table));
}

/** Returns the SHA-256 of a file. */
export async function hashFile(path: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(path)) hash.update(chunk as Buffer);
  return hash.digest('hex');
}
