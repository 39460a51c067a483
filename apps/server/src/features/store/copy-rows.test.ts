import { expect, test } from 'vitest';
import { createTestDatabase } from '../../database/test-database.ts';
import { copyRows, toCopy } from './copy-rows.ts';

const { pool } = await createTestDatabase();
await pool.query(
  'create table first_copied (n int4 primary key); create table second_copied (t text)',
);
const firstTable = { name: 'first_copied', columns: { n: 'int4' } } as const;
const secondTable = { name: 'second_copied', columns: { t: 'text' } } as const;
const count = async (table: string) =>
  (await pool.query(`select count(*)::int as n from ${table}`)).rows[0].n;

test('rows of several tables are written together, or none of them', async () => {
  const client = await pool.connect();
  const longText = 'x'.repeat(300_000);
  try {
    await copyRows(client, [
      toCopy(firstTable, [{ n: 1 }, { n: 2 }]),
      toCopy(secondTable, []),
      toCopy(secondTable, [{ t: longText }]),
    ]);
    expect([await count('first_copied'), await count('second_copied')]).toEqual([2, 1]);
    const duplicateRows = [
      { n: 3 },
      { n: 3 },
      ...Array.from({ length: 50_000 }, (_, n) => ({ n: n + 9 })),
    ];
    const failedCopy = copyRows(client, [
      toCopy(secondTable, [{ t: 'before' }]),
      toCopy(firstTable, duplicateRows),
      toCopy(secondTable, [{ t: longText }]),
    ]);
    await expect(failedCopy).rejects.toMatchObject({ code: '23505' });
    // The connection can still be used, and the next rows are not mistaken for those that failed.
    await copyRows(client, [toCopy(firstTable, [{ n: 3 }])]);
    expect([await count('first_copied'), await count('second_copied')]).toEqual([3, 1]);
  } finally {
    client.release();
  }
});

test('a copy fails if its connection is lost', async () => {
  const client = await pool.connect();
  client.on('error', () => {});
  const { rows } = await client.query('select pg_backend_pid() as pid');
  await client.query('begin; lock table first_copied');
  const otherClient = await pool.connect();
  otherClient.on('error', () => {});
  const pid = (await otherClient.query('select pg_backend_pid() as pid')).rows[0].pid;
  const failedCopy = expect(
    copyRows(otherClient, [toCopy(firstTable, [{ n: 4 }])]),
  ).rejects.toThrow(/terminat/);
  await pool.query('select pg_terminate_backend($1)', [pid]);
  await failedCopy;
  expect(rows[0].pid).not.toBe(pid);
  otherClient.release(true);
  await client.query('rollback');
  client.release();
});
