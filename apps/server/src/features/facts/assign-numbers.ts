import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  type MaxNumbers,
  type NumberedColumn,
  numberedColumns,
} from '@scrapboard/questions/fact-tables';
import type { Pool } from 'pg';
import { defineQuery } from '../../database/define-query.ts';
import { inTransaction } from '../../database/transaction.ts';
import type { Duckdb } from '../../duckdb/create-duckdb.ts';
import { type Extracts, readCsvSql } from './extract-partition.ts';

/** For each column, a table function of DuckDB that reads which number each `value` has. */
export type NumberTables = Readonly<Record<NumberedColumn, string>>;

const columns = Object.keys(numberedColumns) as NumberedColumn[];

// Otherwise two servers could give two values the same number.
const lockNumbers = defineQuery({
  text: `select from pg_advisory_xact_lock(hashtextextended('scrapboard fact numbers', 0))`,
});

const addNumbers = defineQuery({
  text: `insert into fact_number (kind, value, number)
    select $1, added, (row_number() over (order by added collate "C")
        + (select coalesce(max(number), 0) from fact_number where kind = $1))::int4
      from unnest($2::text[]) as added
      where not exists (select from fact_number n where n.kind = $1 and n.value = added)`,
  parameters: ['text', 'text[]'],
});

const numbersByValue = defineQuery({
  text: 'select value, number from fact_number where kind = $1 and value = any($2)',
  parameters: ['text', 'text[]'],
  columns: { value: 'text', number: 'int4' },
});

const maxNumber = defineQuery({
  text: 'select coalesce(max(number), 0)::int4 as number from fact_number where kind = $1',
  parameters: ['text'],
  columns: { number: 'int4?' },
});

/**
 * Assigns a number to each player and build of a partition that has none. Numbers are kept in the
 * database, not in the facts, so that facts written from scratch have the same ones. The caller must remove `files`.
 */
export async function assignNumbers(
  { pool, duckdb, tempFolder, signal }: NumberingContext,
  partition: string,
  { players }: Extracts,
): Promise<{ tables: NumberTables; files: string[] }> {
  const tables = {} as Record<NumberedColumn, string>;
  const files: string[] = [];
  for (const column of columns) {
    const rows = await duckdb.run(
      `select distinct ${column} as value from ${players} where ${column} is not null`,
      [],
      { signal },
    );
    const values = rows.map(({ value }) => String(value));
    await inTransaction(pool, async (client) => {
      await lockNumbers.run(client);
      await addNumbers.run(client, column, values);
    });
    const numberRows = await numbersByValue.texts(pool, column, values);
    const path = join(tempFolder, `${partition}-${column}.csv`);
    const lines = numberRows.map(([value = '', number]) => `${quote(value ?? '')},${number}\n`);
    await writeFile(path, lines.join(''), { mode: 0o600 });
    tables[column] = readCsvSql(path, { value: 'VARCHAR', number: 'INTEGER' });
    files.push(path);
  }
  return { tables, files };
}

interface NumberingContext {
  pool: Pool;
  duckdb: Pick<Duckdb, 'run'>;
  tempFolder: string;
  signal?: AbortSignal | undefined;
}

const quote = (text: string) => `"${text.replaceAll('"', '""')}"`;

/** Returns the largest number of each column. */
export async function fetchMaxNumbers(pool: Pool): Promise<MaxNumbers> {
  const numbers = await Promise.all(
    columns.map(async (column) => [column, (await maxNumber.first(pool, column))?.number ?? 0]),
  );
  return Object.fromEntries(numbers) as MaxNumbers;
}
