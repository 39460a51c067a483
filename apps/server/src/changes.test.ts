import { expect, test } from 'vitest';
import { CHANGES_CHANNEL, createChangePayload, listenForChanges, parseChange } from './changes.ts';
import { createTestDatabase } from './database/test-database.ts';

test('a payload names players and matches', () => {
  expect(parseChange(createChangePayload(['1', '2@live'], [7n]))).toEqual({
    all: false,
    players: ['1', '2@live'],
    matches: ['7'],
  });
});

test('after a payload that is too long or unreadable, everything may have changed', () => {
  const manyIds = Array.from({ length: 2000 }, (_, i) => String(i));
  expect(createChangePayload(manyIds)).toBe('all');
  for (const payload of ['all', '', '{"players":[1]}', '{', 'null']) {
    expect(parseChange(payload)).toEqual({ all: true });
  }
});

test('a change is reported when its transaction commits, not when it is rolled back', async () => {
  const { pool, connection } = await createTestDatabase();
  const changes = await listenForChanges(connection);
  const receivedNotification = Promise.withResolvers<unknown>();
  changes.subscribe(receivedNotification.resolve);
  const notify = `select pg_notify('${CHANGES_CHANNEL}', $1)`;
  const client = await pool.connect();
  await client.query('begin');
  await client.query(notify, [createChangePayload(['rolled back'])]);
  await client.query('rollback');
  client.release();
  await pool.query(notify, [createChangePayload(['136686'])]);
  expect(await receivedNotification.promise).toEqual({
    all: false,
    players: ['136686'],
    matches: [],
  });
  await changes.close();
});

test('a lost connection reports that everything may have changed, and reconnects', async () => {
  const { pool, connection } = await createTestDatabase();
  const changes = await listenForChanges(connection);
  const receivedNotifications: unknown[] = [];
  const reconnected = Promise.withResolvers<void>();
  changes.subscribe((change) => {
    receivedNotifications.push({ change, isListening: changes.isListening });
    if (receivedNotifications.length === 2) reconnected.resolve();
  });
  await pool.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
      where application_name = 'scrapboard changes' and datname = current_database()`,
  );
  await reconnected.promise;
  // Once when the connection is lost and once before it listens again: nothing read in between is
  // cached.
  expect(receivedNotifications).toEqual([
    { change: { all: true }, isListening: false },
    { change: { all: true }, isListening: false },
  ]);
  expect(changes.isListening).toBe(true);
  await changes.close();
});
