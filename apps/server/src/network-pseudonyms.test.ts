import { expect, test } from 'vitest';
import { createTestDatabase } from './database/test-database.ts';
import { DAY_MS } from './day-ms.ts';
import { createNetworkPseudonyms } from './network-pseudonyms.ts';

const { pool } = await createTestDatabase();
let time = Date.parse('2026-05-07T12:00:00Z');
const first = createNetworkPseudonyms(pool, () => time);
const second = createNetworkPseudonyms(pool, () => time);

test('a network has one pseudonym on every server, and other networks have others', async () => {
  const [home, same, other] = await Promise.all([
    first.pseudonymOf('2001:db8:1:2:3::4'),
    second.pseudonymOf('2001:db8:1:2:5::6'),
    second.pseudonymOf('2001:db8:1:3::4'),
  ]);
  expect(home).toMatch(/^\d+\.[\w-]{16}$/);
  expect(same).toBe(home);
  expect(other).not.toBe(home);
  expect((await pool.query('select from network_key')).rowCount).toBe(1);
});

test('after thirty days the key is replaced and deleted', async () => {
  const before = await first.pseudonymOf('192.0.2.7');
  const { rows: old } = await pool.query('select secret from network_key');
  time += 29 * DAY_MS;
  expect(await first.pseudonymOf('192.0.2.7')).toBe(before);
  time += DAY_MS;
  const after = await second.pseudonymOf('192.0.2.7');
  expect(await first.pseudonymOf('192.0.2.7')).toBe(after);
  expect(after).not.toBe(before);
  expect(after.split('.')[0]).not.toBe(before.split('.')[0]);
  const { rows: remaining } = await pool.query('select secret from network_key');
  expect(remaining).toHaveLength(1);
  expect(remaining[0].secret).not.toEqual(old[0].secret);
});
