import {
  accountBuilds,
  accountExport,
  accountQuestions,
  demoCredentials,
  devices,
  signedIn,
  type User,
} from '@scrapboard/contract';
import { beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../http/test-app.ts';
import { checkPassword } from '../auth/check-password.ts';
import { beginSession } from '../auth/sessions.ts';
import { PASSWORD, send, signUp } from '../auth/testing/sign-up.ts';
import { ensureDemoAccount, removeDemoAccount } from '../demo/demo-account.ts';
import { changePassword } from './change-account.ts';

let server: TestApp;

beforeAll(async () => {
  server = await createTestApp(() => {}, { SCRAPBOARD_RATE_LIMITS: 'off' });
});

const call = (
  token: string | undefined,
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
  url: string,
  body?: unknown,
) =>
  send(server.app, method, url, {
    ...(token === undefined ? {} : { token }),
    ...(body === undefined ? {} : { body }),
  });

const patchAccount = async (token: string, body: object): Promise<User> => {
  const response = await call(token, 'PATCH', '/api/account', body);
  expect(response.statusCode).toBe(200);
  return response.json().user;
};

test('changing names updates the display name until it is set separately', async () => {
  const { accessToken } = await signUp(server.app);
  expect(await patchAccount(accessToken, { firstName: 'Grace' })).toMatchObject({
    firstName: 'Grace',
    displayName: 'Grace Lovelace',
  });
  expect(await patchAccount(accessToken, { displayName: 'Boss' })).toMatchObject({
    displayName: 'Boss',
  });
  expect(await patchAccount(accessToken, { lastName: 'Hopper', language: 'de' })).toMatchObject({
    lastName: 'Hopper',
    displayName: 'Boss',
    language: 'de',
  });
  const invalidResponse = await call(accessToken, 'PATCH', '/api/account', {
    language: 'xx',
    firstName: '',
  });
  expect(invalidResponse.json().fields).toMatchObject({ firstName: 'First name is required' });
});

test('ignores fields that are not settings', async () => {
  const { accessToken, user } = await signUp(server.app);
  await patchAccount(accessToken, { id: 'x', disabled: true, password_hash: 'x', players: [] });
  expect((await call(accessToken, 'GET', '/api/auth/my-account')).json()).toEqual({ user });
});

test('changing the email address requires the password and a free address', async () => {
  const { accessToken, email } = await signUp(server.app);
  const otherUser = await signUp(server.app);
  const patch = (body: object) => call(accessToken, 'PATCH', '/api/account', body);
  expect((await patch({ email: 'new@example.org' })).json().code).toBe('wrong_password');
  const invalidResponse = await patch({ email: 'new@example.org', currentPassword: 'guess' });
  expect(invalidResponse.json()).toMatchObject({
    code: 'wrong_password',
    message: 'Incorrect password',
  });
  const takenResponse = await patch({
    email: otherUser.email.toUpperCase(),
    currentPassword: PASSWORD,
  });
  expect(takenResponse.json().code).toBe('email_taken');
  expect(
    await patchAccount(accessToken, { email: 'new@example.org', currentPassword: PASSWORD }),
  ).toMatchObject({
    email: 'new@example.org',
  });
  const oldSignIn = await call(undefined, 'POST', '/api/auth/sign-in', {
    email,
    password: PASSWORD,
  });
  expect(oldSignIn.statusCode).toBe(400);
});

test('changing the password ends all sessions and starts a new one', async () => {
  const { accessToken, email } = await signUp(server.app);
  const secondSession = (
    await call(undefined, 'POST', '/api/auth/sign-in', { email, password: PASSWORD })
  ).json();
  const putPassword = (body: object) => call(accessToken, 'PUT', '/api/account/password', body);
  expect(
    (await putPassword({ currentPassword: 'guess', password: 'long enough now' })).json().code,
  ).toBe('wrong_password');
  expect((await putPassword({ currentPassword: PASSWORD, password: 'short' })).json().message).toBe(
    'Must be at least 12 characters',
  );
  const successResponse = await putPassword({
    currentPassword: PASSWORD,
    password: 'long enough now',
  });
  const newSession = signedIn.parse(successResponse.json());
  for (const token of [accessToken, secondSession.accessToken]) {
    expect((await call(token, 'GET', '/api/auth/my-account')).statusCode).toBe(401);
  }
  expect((await call(newSession.accessToken, 'GET', '/api/auth/my-account')).statusCode).toBe(200);
});

test('a concurrent sign-in with the old password leaves no session', async () => {
  const { user, email } = await signUp(server.app);
  const { passwordHash } = await checkPassword(server.pool, {
    email,
    password: PASSWORD,
    caller: { network: '1.test', knownClientId: () => null },
    wrongPasswordCode: 'wrong_credentials',
    onWrongPassword: async () => {},
  });
  const beginWithOldHash = () =>
    beginSession(server.pool, { accountId: user.id, userAgent: undefined, passwordHash });
  expect(await beginWithOldHash()).toBeDefined();
  await changePassword(server.pool, user.id, 'another long password');
  expect(await beginWithOldHash()).toBeUndefined();
  const sessions = 'select from session where account_id = $1';
  expect((await server.pool.query(sessions, [user.id])).rowCount).toBe(0);
});

test('only the owner can list devices and sign them out one by one', async () => {
  const { accessToken, email } = await signUp(server.app);
  const otherAccount = await signUp(server.app);
  const phoneSignIn = await send(server.app, 'POST', '/api/auth/sign-in', {
    body: { email, password: PASSWORD },
    headers: { 'user-agent': `Phone <script>${'x'.repeat(400)}` },
  });
  const list = async (token: string) =>
    devices.parse((await call(token, 'GET', '/api/account/devices')).json()).devices;
  const allDevices = await list(accessToken);
  expect(allDevices.map(({ current }) => current).sort()).toEqual([false, true]);
  const otherDevice = allDevices.find(({ current }) => !current);
  expect(otherDevice?.userAgent).toHaveLength(300);
  const url = `/api/account/devices/${otherDevice?.id}`;
  expect((await call(otherAccount.accessToken, 'DELETE', url)).statusCode).toBe(404);
  expect((await call(undefined, 'DELETE', url)).statusCode).toBe(401);
  expect(
    (await call(accessToken, 'DELETE', '/api/account/devices/1%27%20or%201=1')).statusCode,
  ).toBe(400);
  expect((await call(accessToken, 'DELETE', url)).statusCode).toBe(204);
  expect(
    (await call(phoneSignIn.json().accessToken, 'GET', '/api/account/devices')).statusCode,
  ).toBe(401);
  expect(await list(accessToken)).toHaveLength(1);
});

test('beyond a hundred sessions the least recently used end', async () => {
  const { accessToken: oldToken, user, email } = await signUp(server.app);
  await server.pool.query(
    `insert into session (account_id, last_used_at, expires_at)
      select $1, now() + n * interval '1 second', now() + interval '1 day'
        from generate_series(1, 100) n`,
    [user.id],
  );
  const { accessToken: newToken } = (
    await call(undefined, 'POST', '/api/auth/sign-in', { email, password: PASSWORD })
  ).json();
  expect((await call(oldToken, 'GET', '/api/auth/my-account')).statusCode).toBe(401);
  const response = await call(newToken, 'GET', '/api/account/devices');
  expect(devices.parse(response.json()).devices).toHaveLength(100);
});

test('the export contains all stored data and no secrets', async () => {
  const { accessToken, user } = await signUp(server.app);
  await call(accessToken, 'POST', '/api/account/tokens', { name: 'watcher' });
  await call(accessToken, 'POST', '/api/account/builds', { name: 'Rammer', code: '1AAB' });
  await call(accessToken, 'POST', '/api/account/questions', { name: 'Mine', query: 'by=map' });
  const response = await call(accessToken, 'GET', '/api/account/export');
  expect(response.headers['content-disposition']).toContain('scrapboard-account.json');
  expect(response.headers['cache-control']).toBe('no-store');
  const exportedData = accountExport.parse(response.json());
  expect(exportedData.account).toMatchObject(user);
  expect(exportedData.devices).toHaveLength(1);
  expect(exportedData.tokens).toMatchObject([{ name: 'watcher' }]);
  expect(exportedData.builds).toMatchObject([{ name: 'Rammer', code: '1AAB' }]);
  expect(exportedData.questions).toMatchObject([{ name: 'Mine', query: 'by=map' }]);
  expect(response.body).not.toMatch(/argon2|hash|scrapboard_[\w-]{40}/);
});

test('deleting an account requires its password and leaves nothing behind', async () => {
  const { accessToken, user, email } = await signUp(server.app);
  await call(accessToken, 'POST', '/api/account/tokens', { name: 'watcher' });
  await call(accessToken, 'POST', '/api/account/builds', { name: 'Rammer', code: '1AAB' });
  await call(accessToken, 'POST', '/api/account/questions', { name: 'Mine', query: 'by=map' });
  const guess = await call(accessToken, 'POST', '/api/account/delete', { password: 'guess' });
  expect(guess.json().code).toBe('wrong_password');
  const successResponse = await call(accessToken, 'POST', '/api/account/delete', {
    password: PASSWORD,
  });
  expect(successResponse.statusCode).toBe(204);
  expect((await call(accessToken, 'GET', '/api/auth/my-account')).statusCode).toBe(401);
  const { rows } = await server.pool.query(
    `select (select count(*) from session where account_id = $1)
          + (select count(*) from api_token where account_id = $1)
          + (select count(*) from account_build where account_id = $1)
          + (select count(*) from account_question where account_id = $1)
          + (select count(*) from account where id = $1 or email = $2) as left`,
    [user.id, email],
  );
  expect(rows[0].left).toBe('0');
});

test('API tokens are shown once, listed without their secret and revoked only by their owner', async () => {
  const { accessToken } = await signUp(server.app);
  const otherAccount = await signUp(server.app);
  const createdToken = await call(accessToken, 'POST', '/api/account/tokens', {
    name: ' my <b>pc</b> ',
  });
  expect(createdToken.json()).toMatchObject({ name: 'my <b>pc</b>', lastUsedAt: null });
  const { id, secret } = createdToken.json();
  const list = await call(accessToken, 'GET', '/api/account/tokens');
  expect(list.json().tokens).toMatchObject([{ id, name: 'my <b>pc</b>' }]);
  expect(list.body).not.toContain(secret);
  const { rows } = await server.pool.query('select * from api_token where id = $1', [id]);
  expect(JSON.stringify(rows)).not.toContain(secret);
  expect(
    (await call(otherAccount.accessToken, 'GET', '/api/account/tokens')).json().tokens,
  ).toEqual([]);
  const url = `/api/account/tokens/${id}`;
  expect((await call(otherAccount.accessToken, 'DELETE', url)).statusCode).toBe(404);
  expect((await call(secret, 'DELETE', url)).statusCode).toBe(401);
  expect((await call(secret, 'GET', '/api/auth/my-account')).statusCode).toBe(401);
  expect(
    (await call(accessToken, 'POST', '/api/account/tokens', { name: ' ' })).json().message,
  ).toBe('Name is required');
  expect((await call(accessToken, 'DELETE', url)).statusCode).toBe(204);
  expect((await call(accessToken, 'GET', '/api/account/tokens')).json().tokens).toEqual([]);
});

test('the demo account cannot be changed', async () => {
  await ensureDemoAccount(server.pool);
  await ensureDemoAccount(server.pool);
  const { accessToken } = (
    await call(undefined, 'POST', '/api/auth/sign-in', demoCredentials)
  ).json();
  const currentPassword = demoCredentials.password;
  const responses = [
    await call(accessToken, 'PATCH', '/api/account', { firstName: 'Mine' }),
    await call(accessToken, 'PUT', '/api/account/password', {
      currentPassword,
      password: PASSWORD,
    }),
    await call(accessToken, 'POST', '/api/account/delete', { password: currentPassword }),
    await call(accessToken, 'POST', '/api/account/tokens', { name: 'my words' }),
    await call(accessToken, 'POST', '/api/account/builds', { name: 'my words', code: '1AAB' }),
    await call(accessToken, 'POST', '/api/account/questions', { name: 'my words', query: '' }),
    await call(accessToken, 'PUT', '/api/account/questions/pins', { ids: [] }),
    await call(accessToken, 'POST', '/api/account/players', { id: '1', ask: true }),
    await call(accessToken, 'PUT', '/api/account/players/1', { hidden: true }),
    await call(accessToken, 'DELETE', '/api/account/players/1'),
  ];
  expect(responses.map((response) => [response.statusCode, response.json().code])).toEqual(
    responses.map(() => [403, 'demo_account']),
  );
  const otherVisitor = (await call(undefined, 'POST', '/api/auth/sign-in', demoCredentials)).json();
  const listDevices = async () =>
    devices.parse((await call(accessToken, 'GET', '/api/account/devices')).json()).devices;
  expect(await listDevices()).toMatchObject([{ current: true }]);
  const { sub, jti } = JSON.parse(atob(otherVisitor.accessToken.split('.')[1]));
  expect(sub).toBe(otherVisitor.user.id);
  expect((await call(accessToken, 'DELETE', `/api/account/devices/${jti}`)).statusCode).toBe(403);
  expect((await call(otherVisitor.accessToken, 'GET', '/api/auth/my-account')).statusCode).toBe(
    200,
  );
  await call(undefined, 'POST', '/api/auth/reset-password', { email: demoCredentials.email });
  expect((await server.pool.query('select from password_reset')).rowCount).toBe(0);
  await removeDemoAccount(server.pool);
  expect((await call(accessToken, 'GET', '/api/auth/my-account')).statusCode).toBe(401);
});

test('wrong passwords do not lock the demo account', async () => {
  await ensureDemoAccount(server.pool);
  const guess = { ...demoCredentials, password: 'not the password' };
  for (let attempt = 1; attempt <= 8; attempt += 1) {
    const response = await send(server.app, 'POST', '/api/auth/sign-in', {
      body: guess,
      address: '203.0.113.7',
    });
    expect(response.statusCode).toBe(400);
  }
  const visitor = await call(undefined, 'POST', '/api/auth/sign-in', demoCredentials);
  expect(visitor.statusCode).toBe(200);
  await removeDemoAccount(server.pool);
});

test('an account has at most fifty API tokens', async () => {
  const { accessToken, user } = await signUp(server.app);
  await server.pool.query(
    `insert into api_token (account_id, name, secret_hash)
      select $1, 'n', sha256(n::text::bytea) from generate_series(1, 50) n`,
    [user.id],
  );
  const response = await call(accessToken, 'POST', '/api/account/tokens', { name: 'more' });
  expect([response.statusCode, response.json().code]).toEqual([409, 'too_many_tokens']);
});

test('builds are saved by name, listed newest first and deleted only by their owner', async () => {
  const { accessToken } = await signUp(server.app);
  const otherUser = await signUp(server.app);
  const save = (name: string, code: string) =>
    call(accessToken, 'POST', '/api/account/builds', { name, code });
  const list = async (token = accessToken) =>
    accountBuilds.parse((await call(token, 'GET', '/api/account/builds')).json()).builds;
  const { id } = (await save(' Rammer ', '1AAB')).json();
  await save('Sniper', '1ABC*My-Part_2*3');
  // The same name replaces the build.
  expect((await save('Rammer', '1AAC')).json()).toMatchObject({ id, name: 'Rammer' });
  expect(await list()).toMatchObject([
    { id, name: 'Rammer', code: '1AAC' },
    { name: 'Sniper', code: '1ABC*My-Part_2*3' },
  ]);
  expect(await list(otherUser.accessToken)).toEqual([]);
  const url = `/api/account/builds/${id}`;
  expect((await call(otherUser.accessToken, 'DELETE', url)).statusCode).toBe(404);
  expect((await call(accessToken, 'DELETE', url)).statusCode).toBe(204);
  expect((await call(accessToken, 'DELETE', url)).statusCode).toBe(404);
  expect(await list()).toMatchObject([{ name: 'Sniper' }]);
  for (const [name, code] of [
    ['', '1AAB'],
    ['n'.repeat(61), '1AAB'],
    ['Empty', ''],
    ['Cut off', '1AA'],
    ['Another version', '2AAB'],
    ['Long', `1${'AAB'.repeat(2000)}`],
    ['Script', '1*<b>*1'],
  ] as const) {
    expect([name, (await save(name, code)).statusCode]).toEqual([name, 400]);
  }
});

test('an account has at most a hundred builds, even if several are saved at once', async () => {
  const { accessToken, user } = await signUp(server.app);
  await server.pool.query(
    `insert into account_build (account_id, name, code)
      select $1, n::text, '1AAB' from generate_series(1, 98) n`,
    [user.id],
  );
  const save = (name: string) =>
    call(accessToken, 'POST', '/api/account/builds', { name, code: '1AAC' });
  const responses = await Promise.all(['a', 'b', 'c', 'd'].map(save));
  expect(responses.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 200, 409, 409]);
  // One that is there can still be changed.
  expect((await save('1')).statusCode).toBe(200);
  expect((await save('more')).json().code).toBe('too_many_builds');
});

test.each([
  ['PATCH', '/api/account', { firstName: 'A' }],
  ['PUT', '/api/account/password', { currentPassword: 'a', password: 'a'.repeat(12) }],
  ['GET', '/api/account/devices', undefined],
  ['GET', '/api/account/security-events', undefined],
  ['GET', '/api/account/export', undefined],
  ['POST', '/api/account/delete', { password: 'a' }],
  ['GET', '/api/account/tokens', undefined],
  ['POST', '/api/account/tokens', { name: 'a' }],
  ['GET', '/api/account/builds', undefined],
  ['POST', '/api/account/builds', { name: 'a', code: '1AAB' }],
  ['POST', '/api/auth/sign-out', undefined],
] as const)('%s %s needs a token', async (method, url, body) => {
  const response = await call(undefined, method, url, body);
  expect([response.statusCode, response.json().message]).toEqual([
    401,
    'Authorization token missing',
  ]);
  expect(response.headers['www-authenticate']).toBe('Bearer');
});

test('questions are saved by name, and an account arranges and deletes only its own', async () => {
  const { accessToken, user } = await signUp(server.app);
  const otherUser = await signUp(server.app);
  const save = (name: string, query: string, token = accessToken) =>
    call(token, 'POST', '/api/account/questions', { name, query });
  const list = async (token = accessToken) =>
    accountQuestions
      .parse((await call(token, 'GET', '/api/account/questions')).json())
      .questions.map(({ name, query, pin }) => [name, query, pin]);
  const saveAndGetId = async (...saved: Parameters<typeof save>) =>
    (await save(...saved)).json().id;
  const wins = await saveAndGetId('Wins', 'measure=winRate&by=map');
  const maps = await saveAndGetId('Maps', 'by=map');
  const otherUsersQuestion = await saveAndGetId('Wins', 'by=mode', otherUser.accessToken);
  const pinQuestions = (ids: readonly string[]) =>
    call(accessToken, 'PUT', '/api/account/questions/pins', { ids });
  expect((await pinQuestions([maps, otherUsersQuestion, wins])).statusCode).toBe(200);
  // A question that is replaced keeps its place.
  await save('Wins', 'measure=winRate');
  expect(await list()).toEqual([
    ['Wins', 'measure=winRate', 2],
    ['Maps', 'by=map', 0],
  ]);
  expect(await list(otherUser.accessToken)).toEqual([['Wins', 'by=mode', null]]);
  await pinQuestions([wins]);
  expect(await list()).toEqual([
    ['Wins', 'measure=winRate', 0],
    ['Maps', 'by=map', null],
  ]);
  const url = `/api/account/questions/${wins}`;
  expect((await call(otherUser.accessToken, 'DELETE', url)).statusCode).toBe(404);
  expect((await call(accessToken, 'DELETE', url)).statusCode).toBe(204);
  expect((await save('Script', 'by=<b>')).statusCode).toBe(400);
  expect((await save('Long', 'a'.repeat(4001))).statusCode).toBe(400);
  expect((await pinQuestions(Array.from({ length: 13 }, () => maps))).statusCode).toBe(400);
  await server.pool.query(
    `insert into account_question (account_id, name, query)
      select $1, n::text, '' from generate_series(1, 99) n`,
    [user.id],
  );
  const response = await save('One more', 'by=map');
  expect([response.statusCode, response.json().code]).toEqual([409, 'too_many_questions']);
});
