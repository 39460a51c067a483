import { setTimeout as sleep } from 'node:timers/promises';
import { demoCredentials } from '@scrapboard/contract';
import { expect, test } from 'vitest';
import { createTestApp } from '../../http/test-app.ts';
import { send, signUp } from '../auth/testing/sign-up.ts';
import { ensureDemoAccount } from '../demo/demo-account.ts';
import { combatLog } from './testing/sample-logs.ts';

const off = { SCRAPBOARD_RATE_LIMITS: 'off' };
const open = await createTestApp(() => {}, off);
const closed = await createTestApp(() => {}, { ...off, SCRAPBOARD_UPLOADS_FROM: 'accounts' });

async function listen({ app }: typeof open): Promise<string> {
  return await app.listen({ port: 0, host: '127.0.0.1' });
}
const addresses = new Map([
  [open, await listen(open)],
  [closed, await listen(closed)],
]);

async function upload(to: typeof open, seed: number, authorization?: string) {
  const form = new FormData();
  form.append('session', '2026.05.07 09.58.30');
  form.append('files', new Blob([combatLog(seed)]), 'combat.log');
  const answer = await fetch(`${addresses.get(to)}/api/uploads`, {
    method: 'POST',
    body: form,
    headers: authorization === undefined ? {} : { authorization },
  });
  const body = (await answer.json()) as { id: string; code: string };
  return { statusCode: answer.status, json: () => body };
}

async function owners({ pool }: typeof open, id: string): Promise<string[]> {
  const { rows } = await pool.query('select account_id from upload_owner where upload_id = $1', [
    id,
  ]);
  return rows.map((row) => row.account_id);
}

async function apiToken(server: typeof open, token: string) {
  const made = await send(server.app, 'POST', '/api/account/tokens', {
    token,
    body: { name: 'pc' },
  });
  return made.json<{ id: string; secret: string }>();
}

test('an upload belongs to the account of its token, of either kind', async () => {
  const { accessToken, user } = await signUp(open.app);
  const { secret } = await apiToken(open, accessToken);
  for (const [seed, token] of [
    [1, accessToken],
    [2, secret],
  ] as const) {
    const answer = await upload(open, seed, `Bearer ${token}`);
    expect(answer.statusCode).toBe(202);
    expect(await owners(open, answer.json().id)).toEqual([user.id]);
  }
  const list = await send(open.app, 'GET', '/api/account/tokens', { token: accessToken });
  expect(list.json().tokens[0].lastUsedAt).not.toBeNull();
  const all = await send(open.app, 'GET', '/api/account/export', { token: accessToken });
  expect(all.json().uploads).toHaveLength(2);
});

test('an upload without a token has no owner until an account uploads the same', async () => {
  const first = await upload(open, 3);
  expect([first.statusCode, await owners(open, first.json().id)]).toEqual([202, []]);
  const { accessToken, user } = await signUp(open.app);
  const again = await upload(open, 3, `Bearer ${accessToken}`);
  expect([again.statusCode, await owners(open, first.json().id)]).toEqual([200, [user.id]]);
});

test('an invalid token is rejected, not ignored', async () => {
  const { accessToken } = await signUp(open.app);
  const { id, secret } = await apiToken(open, accessToken);
  await send(open.app, 'DELETE', `/api/account/tokens/${id}`, { token: accessToken });
  for (const value of [`Bearer ${secret}`, 'Bearer scrapboard_', 'Bearer x', 'Basic YTpi']) {
    const answer = await upload(open, 4, value);
    expect([value, answer.statusCode, answer.json().code]).toEqual([value, 401, 'token_invalid']);
  }
});

test('if only accounts may upload, requests without a token are rejected', async () => {
  const refused = await upload(closed, 5);
  expect([refused.statusCode, refused.json().code]).toEqual([401, 'account_required']);
  expect((await closed.pool.query('select from upload')).rowCount).toBe(0);
  const { accessToken } = await signUp(closed.app);
  const { secret } = await apiToken(closed, accessToken);
  expect((await upload(closed, 5, `Bearer ${secret}`)).statusCode).toBe(202);
  await closed.pool.query('update account set disabled = true');
  expect((await upload(closed, 6, `Bearer ${secret}`)).statusCode).toBe(401);
});

test('the public demo account counts as no account', async () => {
  for (const server of [open, closed]) await ensureDemoAccount(server.pool);
  const signIn = async ({ app }: typeof open) =>
    (await send(app, 'POST', '/api/auth/sign-in', { body: demoCredentials })).json().accessToken;
  const taken = await upload(open, 8, `Bearer ${await signIn(open)}`);
  expect([taken.statusCode, await owners(open, taken.json().id)]).toEqual([202, []]);
  const refused = await upload(closed, 8, `Bearer ${await signIn(closed)}`);
  expect([refused.statusCode, refused.json().code]).toEqual([403, 'demo_account']);
});

test('an upload can only be cancelled by its owner', async () => {
  const { accessToken } = await signUp(open.app);
  const otherToken = (await signUp(open.app)).accessToken;
  const { id } = (await upload(open, 7, `Bearer ${accessToken}`)).json();
  const cancel = (token?: string) =>
    send(open.app, 'POST', `/api/uploads/${id}/cancel`, token === undefined ? {} : { token });
  expect((await cancel()).statusCode).toBe(403);
  expect((await cancel(otherToken)).statusCode).toBe(403);
  expect((await cancel(accessToken)).json().status).toBe('failed');
});

test('the token of an account deleted during its upload is invalid', async () => {
  const { accessToken, user } = await signUp(open.app);
  const deleter = await open.pool.connect();
  await deleter.query('begin');
  await deleter.query('delete from account where id = $1', [user.id]);
  const answer = upload(open, 8, `Bearer ${accessToken}`);
  await waitForLockConflict(open);
  await deleter.query('commit');
  deleter.release();
  expect((await answer).statusCode).toBe(401);
  expect((await answer).json().code).toBe('token_invalid');
  expect(open.logged).toEqual([]);
});

/** Waits until a statement waits for a lock of another transaction. */
async function waitForLockConflict({ pool }: typeof open): Promise<void> {
  for (;;) {
    const { rows } = await pool.query(
      `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    );
    if (rows.length > 0) return;
    await sleep(10);
  }
}

test('an upload carries the pseudonym of the network that sent it first', async () => {
  const { id } = (await upload(open, 31)).json();
  const { id: other } = (await upload(open, 32)).json();
  const networks = async () => {
    const { rows } = await open.pool.query(
      'select distinct network from upload where id = any($1)',
      [[id, other]],
    );
    return rows.map(({ network }) => network as string);
  };
  const [network, ...more] = await networks();
  expect(more).toEqual([]);
  expect(network).toMatch(/^\d+\.[\w-]{16}$/);
  expect(network).not.toContain('127');
  await open.pool.query(`update upload set network = 'first' where id = $1`, [id]);
  await upload(open, 31);
  expect(await networks()).toContain('first');
});
