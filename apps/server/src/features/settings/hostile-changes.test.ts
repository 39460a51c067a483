import { type ErrorBody, myAccount } from '@scrapboard/contract';
import { beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../http/test-app.ts';
import { PASSWORD, send, signUp } from '../auth/testing/sign-up.ts';

let server: TestApp;

beforeAll(async () => {
  server = await createTestApp(() => {}, { SCRAPBOARD_RATE_LIMITS: 'off' });
});

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
const call = (token: string, method: Method, url: string, body?: unknown) =>
  send(server.app, method, url, { token, body });
const fetchOwnUser = async (token: string) =>
  myAccount.parse((await call(token, 'GET', '/api/auth/my-account')).json()).user;

/** Every change of an account, with a body that would succeed. */
const changes: [Method, string, Record<string, unknown>][] = [
  ['PATCH', '/api/account', { firstName: 'A', lastName: 'B', displayName: 'C' }],
  ['PATCH', '/api/account', { email: 'c@example.org', currentPassword: PASSWORD }],
  [
    'PUT',
    '/api/account/password',
    { currentPassword: PASSWORD, password: 'another good password' },
  ],
  ['POST', '/api/account/delete', { password: PASSWORD }],
  ['POST', '/api/account/tokens', { name: 'watcher' }],
];

const wrongTypes: unknown[] = [1, true, null, [], ['a'], { $ne: null }, { toString: 'x' }];

test.each(changes)('%s %s rejects other types', async (method, url, body) => {
  const { accessToken, user } = await signUp(server.app);
  for (const name of Object.keys(body)) {
    for (const value of wrongTypes) {
      const response = await call(accessToken, method, url, { ...body, [name]: value });
      expect([name, value, response.statusCode]).toEqual([name, value, 400]);
      expect(response.json<ErrorBody>().fields).toHaveProperty(name);
    }
  }
  expect(await fetchOwnUser(accessToken)).toEqual(user);
});

test.each(changes)('%s %s rejects text longer than 255 characters', async (method, url, body) => {
  const { accessToken, user } = await signUp(server.app);
  for (const name of Object.keys(body)) {
    const text = name === 'email' ? `${'a'.repeat(251)}@b.co` : 'a'.repeat(256);
    const response = await call(accessToken, method, url, { ...body, [name]: text });
    expect([name, response.json<ErrorBody>().fields?.[name]]).toEqual([
      name,
      'Must be at most 255 characters',
    ]);
    const huge = await call(accessToken, method, url, { ...body, [name]: 'a'.repeat(70_000) });
    expect([name, huge.statusCode]).toEqual([name, 413]);
  }
  expect(await fetchOwnUser(accessToken)).toEqual(user);
});

test.each(changes)('%s %s rejects a body that is not an object', async (method, url) => {
  const { accessToken } = await signUp(server.app);
  for (const body of [null, [], 'text', 5, [[['deep']]]]) {
    const response = await server.app.inject({
      method,
      url,
      headers: { authorization: `Bearer ${accessToken}`, 'content-type': 'application/json' },
      payload: JSON.stringify(body),
    });
    expect([body, response.statusCode]).toEqual([body, 400]);
  }
});

test('stores SQL and HTML in names unchanged', async () => {
  const { accessToken } = await signUp(server.app);
  const otherUser = await signUp(server.app);
  const names = [
    "Robert'); drop table account;--",
    "', disabled = true, email = 'x@example.org",
    '<script>alert(1)</script>',
    '"><img src=x onerror=alert(1)>',
    '{{7*7}} {{constructor}} %s %n',
    '\\u003cb\\u003e',
    '‮gnp.exe',
    '😀'.repeat(60),
  ];
  for (const displayName of names) {
    const response = await call(accessToken, 'PATCH', '/api/account', { displayName });
    expect(response.statusCode).toBe(200);
    expect(response.headers['content-type']).toMatch(/^application\/json/);
    expect(response.headers['x-content-type-options']).toBe('nosniff');
    expect((await fetchOwnUser(accessToken)).displayName).toBe(displayName);
  }
  expect(await fetchOwnUser(otherUser.accessToken)).toEqual(otherUser.user);
});

test.each([
  ['a line break', 'x\r\nSet-Cookie: a=b'],
  ['NUL', 'a\0b'],
  ['a lone surrogate', '\ud800'],
  ['nothing but spaces', '   '],
])('%s is not a valid name', async (_, text) => {
  const { accessToken, user } = await signUp(server.app);
  for (const name of ['displayName', 'firstName', 'lastName']) {
    const response = await call(accessToken, 'PATCH', '/api/account', { [name]: text });
    expect([name, response.statusCode]).toEqual([name, 400]);
    expect(response.headers).not.toHaveProperty('set-cookie');
  }
  const tokenResponse = await call(accessToken, 'POST', '/api/account/tokens', { name: text });
  expect(tokenResponse.statusCode).toBe(400);
  expect(await fetchOwnUser(accessToken)).toEqual(user);
});

test.each([
  "a' or '1'='1@example.org",
  'a@example.org, b@example.org',
  'a@example.org\r\nBcc: b@example.org',
  'A <a@example.org>',
  '<script>@example.org',
  'a@b@example.org',
  'a\0@example.org',
])('%j is not a valid address', async (email) => {
  const { accessToken, user } = await signUp(server.app);
  const response = await call(accessToken, 'PATCH', '/api/account', {
    email,
    currentPassword: PASSWORD,
  });
  expect(response.json<ErrorBody>().fields).toHaveProperty('email');
  expect(await fetchOwnUser(accessToken)).toEqual(user);
});

test('ignores unknown fields of any name', async () => {
  const { accessToken, user } = await signUp(server.app);
  const otherUser = await signUp(server.app);
  const hostileBody =
    '{"__proto__":{"disabled":true},"constructor":{"prototype":{"admin":true}},"id":"ID","accountId":"ID","account_id":"ID","players":[{"id":"1","hidden":true}],"avatar":"javascript:alert(1)","passwordHash":"x"}';
  const response = await server.app.inject({
    method: 'PATCH',
    url: '/api/account',
    headers: { authorization: `Bearer ${accessToken}`, 'content-type': 'application/json' },
    payload: hostileBody.replaceAll('ID', otherUser.user.id),
  });
  expect([200, 400]).toContain(response.statusCode);
  expect(await fetchOwnUser(accessToken)).toEqual(user);
  expect(await fetchOwnUser(otherUser.accessToken)).toEqual(otherUser.user);
  expect({}).not.toHaveProperty('admin');
});

test('a password may contain any characters and is used exactly as typed', async () => {
  const { accessToken, email } = await signUp(server.app);
  const hostileText = ` '; drop table account; -- <b>\t\0\u{1f600} `;
  const passwordChange = await call(accessToken, 'PUT', '/api/account/password', {
    currentPassword: PASSWORD,
    password: hostileText,
  });
  expect(passwordChange.statusCode).toBe(200);
  for (const [secret, status] of [
    [hostileText, 200],
    [hostileText.trim(), 400],
  ] as const) {
    const body = { email, password: secret };
    const response = await send(server.app, 'POST', '/api/auth/sign-in', { body });
    expect([secret, response.statusCode]).toEqual([secret, status]);
  }
});

test('the token decides whose account is changed, not the body', async () => {
  const ada = await signUp(server.app);
  const bob = await signUp(server.app);
  const list = (token: string) => call(token, 'GET', '/api/account/devices');
  const [device] = (await list(bob.accessToken)).json().devices;
  const createdToken = await call(bob.accessToken, 'POST', '/api/account/tokens', { name: 'pc' });
  const othersUrls = [
    `/api/account/devices/${device.id}`,
    `/api/account/tokens/${createdToken.json().id}`,
    `/api/account/devices/${createdToken.json().id}`,
    `/api/account/tokens/${bob.user.id}`,
  ];
  for (const url of othersUrls) {
    expect([url, (await call(ada.accessToken, 'DELETE', url)).statusCode]).toEqual([url, 404]);
  }
  for (const query of [`?accountId=${bob.user.id}`, `?id=${bob.user.id}`, `?email=${bob.email}`]) {
    const exportResponse = await call(ada.accessToken, 'GET', `/api/account/export${query}`);
    expect(exportResponse.json().account.id).toBe(ada.user.id);
    expect(exportResponse.body).not.toContain(bob.email);
  }
  expect((await list(bob.accessToken)).json().devices).toHaveLength(1);
});

test.each([
  "1' or '1'='1",
  '../tokens',
  '..%2f..%2fexport',
  '%00',
  '0'.repeat(36),
  'ffffffff-ffff-4fff-8fff-fffffffffff',
  '%0d%0aSet-Cookie:%20a=b',
])('no device or token has the id %j', async (id) => {
  const { accessToken } = await signUp(server.app);
  for (const kind of ['devices', 'tokens']) {
    const url = `/api/account/${kind}/${encodeURI(id).replaceAll('%25', '%')}`;
    const response = await call(accessToken, 'DELETE', url);
    expect([400, 404]).toContain(response.statusCode);
    expect(response.headers).not.toHaveProperty('set-cookie');
  }
  expect((await call(accessToken, 'GET', '/api/auth/my-account')).statusCode).toBe(200);
});
