import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { promisify } from 'node:util';
import { zstdDecompress } from 'node:zlib';
import type { ClientBase } from 'pg';
import { from } from 'pg-copy-streams';
import { tablePartName } from './archive-manifest.ts';
import type { Archive } from './archive-reader.ts';

const decompress = promisify(zstdDecompress);

/**
 * Writes the rows of all tables of a backup. Throws if their number is not that of its manifest.
 */
export async function loadTables(client: ClientBase, archive: Archive): Promise<void> {
  for (const { name, columns, rows } of archive.manifest.tables) {
    const columnList = columns.map((column) => client.escapeIdentifier(column)).join(', ');
    const table = client.escapeIdentifier(name);
    const copyStream = client.query(from(`copy ${table} (${columnList}) from stdin`));
    await pipeline(Readable.from(readParts(archive, name)), copyStream);
    if (copyStream.rowCount !== rows) {
      throw new Error(`${name} has ${copyStream.rowCount} rows, not the ${rows} of the backup`);
    }
    await continueSequences(client, name);
  }
}

async function* readParts(archive: Archive, table: string): AsyncIterable<Buffer> {
  const names = new Set(archive.names);
  for (let part = 1; names.has(tablePartName(table, part)); part += 1) {
    yield await decompress(await archive.read(tablePartName(table, part)));
  }
}

/** Makes the sequences of a table continue after the restored rows. */
async function continueSequences(client: ClientBase, table: string): Promise<void> {
  const { rows } = await client.query<{ column: string; sequence: string }>(
    `select attname as column, pg_get_serial_sequence(attrelid::regclass::text, attname) as sequence
      from pg_attribute where attrelid = to_regclass($1) and attnum > 0 and not attisdropped
        and pg_get_serial_sequence(attrelid::regclass::text, attname) is not null`,
    [table],
  );
  for (const { column, sequence } of rows) {
    await client.query(
      `select setval($1, coalesce(max(${client.escapeIdentifier(column)}), 1)) from ${client.escapeIdentifier(table)}`,
      [sequence],
    );
  }
}
