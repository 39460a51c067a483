import { beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../http/test-app.ts';
import { PASSWORD, send, signUp } from '../auth/testing/sign-up.ts';

let server: TestApp;

beforeAll(async () => {
  server = await createTestApp(() => {}, { SCRAPBOARD_RATE_LIMITS: 'off' });
});

const ACCOUNT_PATH = '/api/auth/my-account';

async function createApiToken(token: string): Promise<string> {
  const createdToken = await send(server.app, 'POST', '/api/account/tokens', {
    token,
    body: { name: 'pc' },
  });
  return createdToken.json().secret;
}

test('a token is read only from its header', async () => {
  const { accessToken: token } = await signUp(server.app);
  const requests = [
    { url: `${ACCOUNT_PATH}?access_token=${token}` },
    { url: `${ACCOUNT_PATH}?token=${token}` },
    { url: ACCOUNT_PATH, headers: { cookie: `accessToken=${token}` } },
    { url: ACCOUNT_PATH, headers: { 'x-access-token': token } },
    { url: ACCOUNT_PATH, headers: { authorization: token } },
    { url: ACCOUNT_PATH, headers: { authorization: `Token ${token}` } },
    { url: ACCOUNT_PATH, headers: { authorization: `Bearer ${token}, Bearer ${token}` } },
    { url: ACCOUNT_PATH, headers: { authorization: `Bearer ${token} ${token}` } },
    { url: ACCOUNT_PATH, headers: { authorization: `Bearer "${token}"` } },
    { url: ACCOUNT_PATH, headers: { 'proxy-authorization': `Bearer ${token}` } },
  ];
  for (const request of requests) {
    expect([request, (await server.app.inject(request)).statusCode]).toEqual([request, 401]);
  }
});

test('an API token cannot access the account', async () => {
  const { accessToken } = await signUp(server.app);
  const secret = await createApiToken(accessToken);
  const forbiddenCalls = [
    ['GET', ACCOUNT_PATH],
    ['PATCH', '/api/account'],
    ['PUT', '/api/account/password'],
    ['GET', '/api/account/devices'],
    ['GET', '/api/account/security-events'],
    ['GET', '/api/account/export'],
    ['POST', '/api/account/delete'],
    ['GET', '/api/account/tokens'],
    ['POST', '/api/account/tokens'],
    ['GET', '/api/account/players'],
    ['POST', '/api/account/players'],
    ['POST', '/api/auth/sign-out'],
  ] as const;
  const bodies: Record<string, object> = {
    PATCH: { firstName: 'x' },
    PUT: { currentPassword: PASSWORD, password: 'another good password' },
    POST: { password: PASSWORD, name: 'x', id: '1' },
  };
  for (const [method, url] of forbiddenCalls) {
    const body = bodies[method];
    const response = await send(server.app, method, url, { token: secret, body });
    expect([method, url, response.statusCode]).toEqual([method, url, 401]);
  }
});

test('deleting an account revokes all of its tokens', async () => {
  const { accessToken, email } = await signUp(server.app);
  const secondSignIn = await send(server.app, 'POST', '/api/auth/sign-in', {
    body: { email, password: PASSWORD },
  });
  const deleteResponse = await send(server.app, 'POST', '/api/account/delete', {
    token: accessToken,
    body: { password: PASSWORD },
  });
  expect(deleteResponse.statusCode).toBe(204);
  for (const token of [accessToken, secondSignIn.json().accessToken]) {
    expect((await send(server.app, 'GET', ACCOUNT_PATH, { token })).statusCode).toBe(401);
  }
  // Signing up with the same address creates another account, which old tokens cannot access.
  const newAccount = await signUp(server.app, { email });
  expect((await send(server.app, 'GET', ACCOUNT_PATH, { token: accessToken })).statusCode).toBe(
    401,
  );
  expect(
    (await send(server.app, 'GET', ACCOUNT_PATH, { token: newAccount.accessToken })).statusCode,
  ).toBe(200);
});

test('rejects oversized and malformed tokens immediately', async () => {
  const malformedTokens = [
    'x'.repeat(3000),
    '.'.repeat(500),
    'a.b.c',
    '..',
    'scrapboard_',
    `scrapboard_${'x'.repeat(43)}`,
  ];
  for (const token of malformedTokens) {
    expect([token, (await send(server.app, 'GET', ACCOUNT_PATH, { token })).statusCode]).toEqual([
      token,
      401,
    ]);
  }
});

test('public calls ignore an invalid token', async () => {
  for (const token of ['nonsense', 'a.b.c']) {
    expect((await send(server.app, 'GET', '/api/players', { token })).statusCode).toBe(200);
  }
});
