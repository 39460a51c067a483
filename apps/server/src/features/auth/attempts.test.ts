import type { ErrorBody } from '@scrapboard/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../http/test-app.ts';
import { LOGGED_SECRETS, PASSWORD, signIn, signUp } from './testing/sign-up.ts';

let server: TestApp;

beforeAll(async () => {
  server = await createTestApp(() => {}, { SCRAPBOARD_RATE_LIMITS: 'off' });
});

afterAll(() => {
  expect(server.logLines.join('\n')).not.toMatch(LOGGED_SECRETS);
});

const LAST_ATTEMPT_SQL = `(select key from attempt where key like $1 || ':%' order by last_at desc limit 1)`;

/**
 * Returns the seconds that the account or network tried last has to wait, and prolongs the wait by
 * ten minutes, so that no test has to be faster than the wait.
 */
async function extendWait(kind: 'account' | 'network'): Promise<number | undefined> {
  const { rows } = await server.pool.query<{ wait: number }>(
    `update attempt set open_at = open_at + interval '10 minutes'
      where key = ${LAST_ATTEMPT_SQL} and open_at > last_at
      returning extract(epoch from open_at - last_at)::int - 600 as wait`,
    [kind],
  );
  return rows[0]?.wait;
}

const endWaits = () => server.pool.query("update attempt set open_at = last_at - interval '1 s'");

test('after five wrong passwords sign-in is blocked, longer each time, as Retry-After says', async () => {
  const { email } = await signUp(server.app);
  const address = '203.0.113.7';
  const guess = (n: number) => signIn(server.app, email, `guess ${n}`, address);
  for (let n = 0; n < 5; n++) expect((await guess(n)).statusCode).toBe(400);
  expect(await extendWait('account')).toBe(2);
  const blockedResponse = await guess(6);
  expect(blockedResponse.statusCode).toBe(429);
  expect(blockedResponse.json<ErrorBody>().code).toBe('too_many_attempts');
  const retryAfterSeconds = Number(blockedResponse.headers['retry-after']);
  expect([retryAfterSeconds <= 602, retryAfterSeconds > 300]).toEqual([true, true]);
  // The correct password has to wait, too: otherwise a correct guess would be recognisable.
  expect((await signIn(server.app, email, PASSWORD, address)).statusCode).toBe(429);
  for (const wait of [4, 8, 16]) {
    await endWaits();
    expect((await guess(10 + wait)).statusCode).toBe(400);
    expect(await extendWait('account')).toBe(wait);
    expect((await guess(50 + wait)).statusCode).toBe(429);
  }
  await endWaits();
  expect((await signIn(server.app, email, PASSWORD, address)).statusCode).toBe(200);
  expect((await guess(40)).statusCode).toBe(400);
});

test('concurrent guesses do not bypass the limit', async () => {
  const { email } = await signUp(server.app);
  const sendGuesses = async (count: number, firstNumber: number) => {
    const pendingResponses = Array.from({ length: count }, (_, n) =>
      signIn(server.app, email, `guess ${firstNumber + n}`, '203.0.113.100'),
    );
    return (await Promise.all(pendingResponses)).map(({ statusCode }) => statusCode);
  };
  expect(await sendGuesses(4, 100)).toEqual(Array(4).fill(400));
  // So many attempts that the wait after the next one outlasts this test even on a slow machine.
  await server.pool.query(`update attempt set count = count + 8 where key = ${LAST_ATTEMPT_SQL}`, [
    'account',
  ]);
  const codes = await sendGuesses(8, 110);
  expect(codes.filter((code) => code === 400)).toHaveLength(1);
  expect(codes.filter((code) => code === 429)).toHaveLength(7);
});

test('an address that tries many accounts is blocked too', async () => {
  const address = '203.0.113.200';
  for (let n = 0; n < 20; n++) {
    expect((await signIn(server.app, `victim${n}@example.org`, 'guess', address)).statusCode).toBe(
      400,
    );
  }
  expect(await extendWait('network')).toBe(2);
  expect((await signIn(server.app, 'victim21@example.org', 'guess', address)).statusCode).toBe(429);
  expect(
    (await signIn(server.app, 'victim21@example.org', 'guess', '203.0.113.201')).statusCode,
  ).toBe(400);
  const { rows } = await server.pool.query('select key from attempt');
  expect(JSON.stringify(rows)).not.toMatch(/@|203\.0/);
});
