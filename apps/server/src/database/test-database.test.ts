import { expect, test } from 'vitest';
import { listMigrations, migrate } from './migrate.ts';
import { createTestDatabase } from './test-database.ts';

test('a test database is migrated and empty, and others do not see what is written to it', async () => {
  const [one, other] = await Promise.all([createTestDatabase(), createTestDatabase()]);
  await one.pool.query(`insert into instance (key, value) values ('test', '1')`);
  expect((await one.pool.query('select from instance')).rowCount).toBe(1);
  expect((await other.pool.query('select from instance')).rowCount).toBe(0);
});

test('migrating again changes nothing, also when two servers do it at once', async () => {
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

test('migrations are numbered without a gap from 1', () => {
  const numbers = listMigrations().map(({ number }) => number);
  expect(numbers).toEqual(numbers.map((_, index) => index + 1));
});
