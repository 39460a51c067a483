import { beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../database/test-database.ts';
import { checkQuota } from './check-quota.ts';

const HOUR_MS = 3_600_000;
const NOW = Date.parse('2026-05-07T20:00:00Z');
let database: TestDatabase;
let accountId: string;

beforeAll(async () => {
  database = await createTestDatabase();
  const { rows } = await database.pool.query(
    `insert into account (email, email_key, display_name, first_name, last_name, password_hash)
     values ('a', 'a', 'a', 'a', 'a', 'a') returning id`,
  );
  accountId = rows[0].id;
  for (const [id, hoursAgo, isOwned, network] of [
    ['old', 25, true, '1.a'],
    ['first', 20, true, '1.a'],
    ['second', 10, true, '1.b'],
    ['third', 5, false, '1.b'],
  ] as const) {
    await database.pool.query(
      `insert into upload (id, files, refused, time_zone, total_bytes, source, network, received_at)
       values ($1, '[]', '[]', 'UTC', 100, 'web', $2, $3)`,
      [id, network, new Date(NOW - hoursAgo * HOUR_MS)],
    );
    if (isOwned)
      await database.pool.query('insert into upload_owner values ($1, $2)', [id, accountId]);
  }
});

const check = (
  accountBytes: number,
  networkBytes: number,
  network = '1.b',
  sendsAsAccount = true,
) =>
  checkQuota(
    database.pool,
    { accountId: sendsAsAccount ? accountId : null, network },
    { accountBytes, networkBytes },
    NOW,
  ).then(
    () => null,
    ({ code, statusCode, retryAfterSeconds, details }) => ({
      code,
      statusCode,
      hours: retryAfterSeconds / 3600,
      ...details,
    }),
  );

test('within its quotas an account and a network may upload', async () => {
  expect(await check(201, 201)).toBeNull();
  expect(await check(1, 101, '1.a', false)).toBeNull();
  expect(await check(1000, 1, '1.c')).toBeNull();
});

test('a quota counts 24 hours, and the error says when there is room again', async () => {
  const formatMessage = (hours: number) =>
    `You have uploaded as much as this server takes from one sender in 24 hours. Send the rest in ${hours} hours.`;
  const refusal = { code: 'quota_used_up', statusCode: 429 };
  // The account's two uploads of the day use up the quota until the first one is a day old.
  expect(await check(200, 1000)).toEqual({ ...refusal, hours: 4, message: formatMessage(4) });
  // One of its uploads alone uses up this quota, so both have to be a day old.
  expect(await check(100, 1000)).toEqual({ ...refusal, hours: 14, message: formatMessage(14) });
  // For a network, uploads count whichever account sent them.
  expect(await check(1000, 200, '1.b', false)).toEqual({
    ...refusal,
    hours: 14,
    message: formatMessage(14),
  });
  // If both quotas are used up, the longer wait is reported.
  expect((await check(200, 100))?.hours).toBe(19);
});
