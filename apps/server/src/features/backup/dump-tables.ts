import { promisify } from 'node:util';
import { zstdCompress } from 'node:zlib';
import type { ClientBase } from 'pg';
import { to } from 'pg-copy-streams';
import { TABLES } from '../../database/table-kinds.ts';
import { type ArchiveManifest, tablePartName } from './archive-manifest.ts';
import type { ArchiveWriter } from './archive-writer.ts';

const compress = promisify(zstdCompress);

/** Maximum size of an entry's rows before compression, because they have to fit into memory. */
const PART_BYTES = 8 * 1024 * 1024;
const LINE_FEED = 10;

/** Adds the rows of all tables that belong in a backup, as the client's transaction sees them. */
export async function dumpTables(
  client: ClientBase,
  archive: ArchiveWriter,
  signal: AbortSignal | undefined,
): Promise<ArchiveManifest['tables']> {
  const tables: ArchiveManifest['tables'] = [];
  for (const name of TABLES.primary) {
    const columns = await listColumns(client, name);
    // The table is new in this version, and the database is backed up before it is migrated.
    if (columns.length === 0) continue;
    tables.push({ name, columns, rows: await dumpTable(client, archive, name, columns, signal) });
  }
  return tables;
}

/** Returns the columns that can be written: all except generated ones. */
async function listColumns(client: ClientBase, table: string): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select attname as name from pg_attribute
      where attrelid = to_regclass($1) and attnum > 0 and not attisdropped and attgenerated = ''
      order by attnum`,
    [table],
  );
  return rows.map(({ name }) => name);
}

async function dumpTable(
  client: ClientBase,
  archive: ArchiveWriter,
  table: string,
  columns: readonly string[],
  signal: AbortSignal | undefined,
): Promise<number> {
  let chunks: Buffer[] = [];
  let bytes = 0;
  let rows = 0;
  let part = 0;
  const flush = async () => {
    if (bytes === 0) return;
    part += 1;
    await archive.add(tablePartName(table, part), await compress(Buffer.concat(chunks)));
    chunks = [];
    bytes = 0;
  };
  const source = client.query(to(`copy ${table} (${columns.join(', ')}) to stdout`));
  for await (const chunk of source as AsyncIterable<Buffer>) {
    signal?.throwIfAborted();
    chunks.push(chunk);
    bytes += chunk.length;
    // The text format has no line feed within a row.
    for (const byte of chunk) if (byte === LINE_FEED) rows += 1;
    if (bytes >= PART_BYTES) await flush();
  }
  await flush();
  return rows;
}
