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
  const firstPseudonym = await first.pseudonymOf('192.0.2.7');
  const { rows: oldKeys } = await pool.query('select secret from network_key');
  time += 29 * DAY_MS;
  expect(await first.pseudonymOf('192.0.2.7')).toBe(firstPseudonym);
  time += DAY_MS;
  const secondPseudonym = await second.pseudonymOf('192.0.2.7');
  expect(await first.pseudonymOf('192.0.2.7')).toBe(secondPseudonym);
  expect(secondPseudonym).not.toBe(firstPseudonym);
  expect(secondPseudonym.split('.')[0]).not.toBe(firstPseudonym.split('.')[0]);
  const { rows: remainingKeys } = await pool.query('select secret from network_key');
  expect(remainingKeys).toHaveLength(1);
  expect(remainingKeys[0].secret).not.toEqual(oldKeys[0].secret);
});
