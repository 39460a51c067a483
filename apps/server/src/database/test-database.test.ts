import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { StartError } from '../start-error.ts';
import { listMigrations, migrate } from './migrate.ts';
import { createTestDatabase } from './test-database.ts';

test('a test database is migrated and empty, and its data is not visible in others', async () => {
  const [first, second] = await Promise.all([createTestDatabase(), createTestDatabase()]);
  await first.pool.query(`insert into instance (key, value) values ('test', '1')`);
  expect((await first.pool.query('select from instance')).rowCount).toBe(1);
  expect((await second.pool.query('select from instance')).rowCount).toBe(0);
});

test('migrating again changes nothing, even if two servers do it at once', async () => {
  const { pool } = await createTestDatabase();
  expect(await Promise.all([migrate(pool), migrate(pool)])).toEqual([0, 0]);
});

test('rejects a database migrated by a newer version, naming the migration', async () => {
  const { pool } = await createTestDatabase();
  await pool.query(`insert into schema_migration (number, name) values (9999, '9999-later.ts')`);
  await expect(migrate(pool)).rejects.toThrow(
    /newer version of Scrapboard \(migration 9999-later\.ts\)/,
  );
});

test('a failed migration gives one clear message and rolls back the others', async () => {
  const { pool } = await createTestDatabase();
  const folder = mkdtempSync(join(tmpdir(), 'scrapboard-migrations-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const write = (name: string, statement: string) =>
    writeFileSync(join(folder, name), `export const statements = ['${statement}'];`);
  write('9001-good.ts', 'create table good (id integer)');
  write('9002-bad.ts', 'alter table nowhere add column id integer');
  const migration = migrate(pool, pathToFileURL(`${folder}/`));
  await expect(migration).rejects.toThrow(StartError);
  await expect(migration).rejects.toThrow(
    /^The database could not be migrated: 9002-bad\.ts failed \(relation "nowhere" does not exist\)\. Nothing was changed[^\n]+$/,
  );
  const { rows } = await pool.query(
    `select to_regclass('good') as good,
      (select count(*)::int from schema_migration where number > 9000) as applied`,
  );
  expect(rows).toEqual([{ good: null, applied: 0 }]);
});

test('every migration has a different number', () => {
  const numbers = listMigrations().map(({ number }) => number);
  expect(new Set(numbers).size).toBe(numbers.length);
});
