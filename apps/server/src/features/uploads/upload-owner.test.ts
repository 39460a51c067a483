import { setTimeout as sleep } from 'node:timers/promises';
import { demoCredentials } from '@scrapboard/contract';
import { expect, test } from 'vitest';
import { createTestApp } from '../../http/test-app.ts';
import { send, signUp } from '../auth/testing/sign-up.ts';
import { ensureDemoAccount } from '../demo/demo-account.ts';
import { makeCombatLog } from './testing/sample-logs.ts';

const withoutRateLimits = { SCRAPBOARD_RATE_LIMITS: 'off' };
const openServer = await createTestApp(() => {}, withoutRateLimits);
const closedServer = await createTestApp(() => {}, {
  ...withoutRateLimits,
  SCRAPBOARD_UPLOADS_FROM: 'accounts',
});

async function listen({ app }: typeof openServer): Promise<string> {
  return await app.listen({ port: 0, host: '127.0.0.1' });
}
const addresses = new Map([
  [openServer, await listen(openServer)],
  [closedServer, await listen(closedServer)],
]);

async function upload(server: typeof openServer, seed: number, authorization?: string) {
  const form = new FormData();
  form.append('session', '2026.05.07 09.58.30');
  form.append('files', new Blob([makeCombatLog(seed)]), 'combat.log');
  const response = await fetch(`${addresses.get(server)}/api/uploads`, {
    method: 'POST',
    body: form,
    headers: authorization === undefined ? {} : { authorization },
  });
  const body = (await response.json()) as { id: string; code: string };
  return { statusCode: response.status, json: () => body };
}

async function fetchOwners({ pool }: typeof openServer, id: string): Promise<string[]> {
  const { rows } = await pool.query('select account_id from upload_owner where upload_id = $1', [
    id,
  ]);
  return rows.map((row) => row.account_id);
}

async function createApiToken(server: typeof openServer, token: string) {
  const createdToken = await send(server.app, 'POST', '/api/account/tokens', {
    token,
    body: { name: 'pc' },
  });
  return createdToken.json<{ id: string; secret: string }>();
}

test('an upload belongs to the account of its token, of either kind', async () => {
  const { accessToken, user } = await signUp(openServer.app);
  const { secret } = await createApiToken(openServer, accessToken);
  for (const [seed, token] of [
    [1, accessToken],
    [2, secret],
  ] as const) {
    const response = await upload(openServer, seed, `Bearer ${token}`);
    expect(response.statusCode).toBe(202);
    expect(await fetchOwners(openServer, response.json().id)).toEqual([user.id]);
  }
  const list = await send(openServer.app, 'GET', '/api/account/tokens', { token: accessToken });
  expect(list.json().tokens[0].lastUsedAt).not.toBeNull();
  const exportResponse = await send(openServer.app, 'GET', '/api/account/export', {
    token: accessToken,
  });
  expect(exportResponse.json().uploads).toHaveLength(2);
});

test('an upload without a token has no owner until an account uploads the same', async () => {
  const first = await upload(openServer, 3);
  expect([first.statusCode, await fetchOwners(openServer, first.json().id)]).toEqual([202, []]);
  const { accessToken, user } = await signUp(openServer.app);
  const repeatedUpload = await upload(openServer, 3, `Bearer ${accessToken}`);
  expect([repeatedUpload.statusCode, await fetchOwners(openServer, first.json().id)]).toEqual([
    200,
    [user.id],
  ]);
});

test('an invalid token is rejected, not ignored', async () => {
  const { accessToken } = await signUp(openServer.app);
  const { id, secret } = await createApiToken(openServer, accessToken);
  await send(openServer.app, 'DELETE', `/api/account/tokens/${id}`, { token: accessToken });
  for (const value of [`Bearer ${secret}`, 'Bearer scrapboard_', 'Bearer x', 'Basic YTpi']) {
    const response = await upload(openServer, 4, value);
    expect([value, response.statusCode, response.json().code]).toEqual([
      value,
      401,
      'token_invalid',
    ]);
  }
});

test('if only accounts may upload, requests without a token are rejected', async () => {
  const refusedResponse = await upload(closedServer, 5);
  expect([refusedResponse.statusCode, refusedResponse.json().code]).toEqual([
    401,
    'account_required',
  ]);
  expect((await closedServer.pool.query('select from upload')).rowCount).toBe(0);
  const { accessToken } = await signUp(closedServer.app);
  const { secret } = await createApiToken(closedServer, accessToken);
  expect((await upload(closedServer, 5, `Bearer ${secret}`)).statusCode).toBe(202);
  await closedServer.pool.query('update account set disabled = true');
  expect((await upload(closedServer, 6, `Bearer ${secret}`)).statusCode).toBe(401);
});

test('the public demo account counts as no account', async () => {
  for (const server of [openServer, closedServer]) await ensureDemoAccount(server.pool);
  const signIn = async ({ app }: typeof openServer) =>
    (await send(app, 'POST', '/api/auth/sign-in', { body: demoCredentials })).json().accessToken;
  const acceptedUpload = await upload(openServer, 8, `Bearer ${await signIn(openServer)}`);
  expect([
    acceptedUpload.statusCode,
    await fetchOwners(openServer, acceptedUpload.json().id),
  ]).toEqual([202, []]);
  const refusedResponse = await upload(closedServer, 8, `Bearer ${await signIn(closedServer)}`);
  expect([refusedResponse.statusCode, refusedResponse.json().code]).toEqual([403, 'demo_account']);
});

test('an upload can only be cancelled by its owner', async () => {
  const { accessToken } = await signUp(openServer.app);
  const otherToken = (await signUp(openServer.app)).accessToken;
  const { id } = (await upload(openServer, 7, `Bearer ${accessToken}`)).json();
  const cancel = (token?: string) =>
    send(openServer.app, 'POST', `/api/uploads/${id}/cancel`, token === undefined ? {} : { token });
  expect((await cancel()).statusCode).toBe(403);
  expect((await cancel(otherToken)).statusCode).toBe(403);
  expect((await cancel(accessToken)).json().status).toBe('failed');
});

test('the token of an account deleted during its upload is invalid', async () => {
  const { accessToken, user } = await signUp(openServer.app);
  const deletingClient = await openServer.pool.connect();
  await deletingClient.query('begin');
  await deletingClient.query('delete from account where id = $1', [user.id]);
  const response = upload(openServer, 8, `Bearer ${accessToken}`);
  await waitForLockConflict(openServer);
  await deletingClient.query('commit');
  deletingClient.release();
  expect((await response).statusCode).toBe(401);
  expect((await response).json().code).toBe('token_invalid');
  expect(openServer.logLines).toEqual([]);
});

/** Waits until a statement waits for a lock of another transaction. */
async function waitForLockConflict({ pool }: typeof openServer): Promise<void> {
  for (;;) {
    const { rows } = await pool.query(
      `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    );
    if (rows.length > 0) return;
    await sleep(10);
  }
}

test('an upload has the pseudonym of the network that sent it first', async () => {
  const { id } = (await upload(openServer, 31)).json();
  const { id: otherUploadId } = (await upload(openServer, 32)).json();
  const fetchNetworks = async () => {
    const { rows } = await openServer.pool.query(
      'select distinct network from upload where id = any($1)',
      [[id, otherUploadId]],
    );
    return rows.map(({ network }) => network as string);
  };
  const [network, ...otherNetworks] = await fetchNetworks();
  expect(otherNetworks).toEqual([]);
  expect(network).toMatch(/^\d+\.[\w-]{16}$/);
  expect(network).not.toContain('127');
  await openServer.pool.query(`update upload set network = 'first' where id = $1`, [id]);
  await upload(openServer, 31);
  expect(await fetchNetworks()).toContain('first');
});
