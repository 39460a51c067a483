import { globSync, readFileSync } from 'node:fs';
import pg from 'pg';
import { afterAll, expect, test } from 'vitest';
import { definedQueries } from './define-query.ts';
import { definedTables } from './define-table.ts';
import { createTestDatabase } from './test-database.ts';
import { describeStatement } from './testing/describe-statement.ts';

const source = new URL('..', import.meta.url);
const files = globSync('**/*.ts', { cwd: source }).filter(
  (file) => !/\.test\.ts$|(^|\/)testing\/|(^|\/)test-[\w-]+\.ts$/.test(file),
);
const readSource = (file: string) => readFileSync(new URL(file, source), 'utf8');

const { connection } = await createTestDatabase();
const client = new pg.Client(connection);
await client.connect();
afterAll(() => client.end());

for (const file of files) {
  if (/\bdefine(Query|Table)\(/.test(readSource(file))) await import(new URL(file, source).href);
}

const typeNames = new Map<number, string>();
for (const { oid, typname } of (await client.query('select oid, typname from pg_type')).rows) {
  typeNames.set(oid, typname.startsWith('_') ? `${typname.slice(1)}[]` : typname);
}
const columnsInDatabase = (
  await client.query(
    `select c.relname as table, c.oid as "tableID", attnum as "columnID", attname as name,
            atttypid as type, attnotnull as required
       from pg_attribute a join pg_class c on c.oid = a.attrelid
      where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
        and attnum > 0 and not attisdropped`,
  )
).rows;
const nullableColumns = new Set(
  columnsInDatabase
    .filter(({ required }) => !required)
    .map(({ tableID, columnID }) => `${tableID} ${columnID}`),
);

const withoutMarker = (type: string) => type.replace(/[?!]$/, '');

test('PostgreSQL describes every query as it is defined', async () => {
  expect(definedQueries.length).toBeGreaterThan(80);
  for (const { text, parameters = [], columns = {} } of definedQueries) {
    const description = await describeStatement(client, text).catch((error) => {
      throw new Error(`${error.message} in: ${text}`);
    });
    expect
      .soft(
        {
          text,
          parameters: description.parameters.map((type) => typeNames.get(type)),
          columns: Object.fromEntries(
            description.fields.map(({ name, dataTypeID }) => [name, typeNames.get(dataTypeID)]),
          ),
        },
        text,
      )
      .toEqual({
        text,
        parameters: parameters.map(withoutMarker),
        columns: Object.fromEntries(
          Object.entries(columns).map(([name, type]) => [name, withoutMarker(type)]),
        ),
      });
    const undeclaredNullables = description.fields.filter(
      ({ name, tableID, columnID }) =>
        nullableColumns.has(`${tableID} ${columnID}`) && !/[?!]$/.test(columns[name] ?? ''),
    );
    expect
      .soft(
        undeclaredNullables.map(({ name }) => name),
        `may be null in: ${text}`,
      )
      .toEqual([]);
  }
});

test('a renamed column is reported for every query that uses it', async () => {
  await client.query('begin; alter table player rename column nickname to name');
  try {
    const failures: string[] = [];
    for (const { text } of definedQueries.filter(({ text }) => /\bp\.nickname\b/.test(text))) {
      await client.query('savepoint before');
      await describeStatement(client, text).catch((error) => failures.push(error.message));
      await client.query('rollback to savepoint before');
    }
    expect(failures.length).toBeGreaterThan(10);
    for (const failure of failures) expect(failure).toMatch(/nickname.* does not exist/);
  } finally {
    await client.query('rollback');
  }
});

test('the defined tables have the columns and types of the migrated database', () => {
  const expected = Map.groupBy(columnsInDatabase, ({ table }) => table);
  expected.delete('schema_migration');
  const inDatabase = [...expected].map(([name, columns]) => ({
    name,
    columns: Object.fromEntries(
      columns.map((column) => [
        column.name,
        `${typeNames.get(column.type)}${column.required ? '' : '?'}`,
      ]),
    ),
  }));
  const byName = (a: { name: string }, b: { name: string }) => (a.name < b.name ? -1 : 1);
  expect(definedTables.toSorted(byName)).toEqual(inDatabase.sort(byName));
});

/**
 * Files with statements that `defineQuery` cannot express: LISTEN, COPY, creating and migrating a
 * database.
 */
const EXCEPTIONS = [
  'changes.ts',
  'database/attach-database.ts',
  'database/connect-database.ts',
  'database/define-query.ts',
  'database/migrate.ts',
  'database/transaction.ts',
  'features/backup/dump-tables.ts',
  'features/backup/load-tables.ts',
  'features/backup/restore-backup.ts',
  'features/backup/write-backup.ts',
  'features/facts/extract-partition.ts',
  'features/facts/with-snapshot.ts',
  'features/store/copy-rows.ts',
];

test('every statement is defined with defineQuery, except in the listed files', () => {
  const otherFiles = files.filter(
    (file) =>
      !EXCEPTIONS.includes(file) &&
      !file.startsWith('database/migrations/') &&
      /\b(pool|client|lockClient|db|connection|reader)\.query\b|from 'kysely'/.test(
        readSource(file),
      ),
  );
  expect(otherFiles).toEqual([]);
});
