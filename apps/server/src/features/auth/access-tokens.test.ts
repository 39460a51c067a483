import { createHmac } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../http/test-app.ts';
import { fetchAccount, LOGGED_SECRETS, send, signIn, signUp } from './testing/sign-up.ts';

let server: TestApp;

beforeAll(async () => {
  server = await createTestApp(() => {}, { SCRAPBOARD_RATE_LIMITS: 'off' });
});

afterAll(() => {
  expect(server.logLines.join('\n')).not.toMatch(LOGGED_SECRETS);
});

test('the token is HS256 and lasts three days', async () => {
  const { accessToken } = await signUp(server.app);
  const [header, claims] = accessToken
    .split('.', 2)
    .map((part) => JSON.parse(Buffer.from(part, 'base64url').toString()));
  expect(header).toEqual({ alg: 'HS256', typ: 'JWT' });
  expect(claims.exp - claims.iat).toBe(3 * 24 * 60 * 60);
});

test('stores the token secret in the data folder, readable only by its owner', () => {
  const file = join(server.deps.config.dataFolder, 'token.secret');
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(Buffer.from(readFileSync(file, 'utf8'), 'base64url')).toHaveLength(32);
});

test('sign-out revokes only its own token on the server', async () => {
  const { accessToken, email } = await signUp(server.app);
  const otherToken = (await signIn(server.app, email)).json().accessToken as string;
  const signOut = await send(server.app, 'POST', '/api/auth/sign-out', { token: accessToken });
  expect([signOut.statusCode, signOut.body]).toEqual([204, '']);
  expect((await fetchAccount(server.app, accessToken)).statusCode).toBe(401);
  expect((await fetchAccount(server.app, otherToken)).statusCode).toBe(200);
});

test('the account requires a valid token', async () => {
  const missingResponse = await fetchAccount(server.app);
  expect([missingResponse.statusCode, missingResponse.json().message]).toEqual([
    401,
    'Authorization token missing',
  ]);
  const invalidResponse = await fetchAccount(server.app, 'nonsense');
  expect([invalidResponse.statusCode, invalidResponse.json().message]).toEqual([
    401,
    'Invalid authorization token',
  ]);
  for (const authorization of ['Basic YTpi', 'Bearer', 'Bearer  ', 'bearer a b', '']) {
    const response = await server.app.inject({
      url: '/api/auth/my-account',
      headers: { authorization },
    });
    expect(response.statusCode).toBe(401);
  }
});

test('rejects tokens that are expired, forged, unsigned or signed with another secret', async () => {
  const { accessToken, user } = await signUp(server.app);
  const [head = '', body = '', signature = ''] = accessToken.split('.');
  const claims = JSON.parse(Buffer.from(body, 'base64url').toString());
  const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const secret = Buffer.from(
    readFileSync(join(server.deps.config.dataFolder, 'token.secret'), 'utf8'),
    'base64url',
  );
  const sign = (alg: string, hash: string, payload: object, key = secret) => {
    const text = `${encode({ alg, typ: 'JWT' })}.${encode(payload)}`;
    return `${text}.${createHmac(hash, key).update(text).digest('base64url')}`;
  };
  // The tests' own signatures are valid.
  expect((await fetchAccount(server.app, sign('HS256', 'sha256', claims))).statusCode).toBe(200);
  const otherUser = await signUp(server.app);
  const invalidTokens: Record<string, string> = {
    expired: sign('HS256', 'sha256', { ...claims, exp: Math.floor(Date.now() / 1000) - 1 }),
    'without an expiry': sign('HS256', 'sha256', { ...claims, exp: undefined }),
    'signed with another secret': sign('HS256', 'sha256', claims, Buffer.alloc(32, 1)),
    'signed with an empty secret': sign('HS256', 'sha256', claims, Buffer.alloc(0)),
    'alg none': `${encode({ alg: 'none', typ: 'JWT' })}.${body}.`,
    'alg None, signature kept': `${encode({ alg: 'None' })}.${body}.${signature}`,
    'HS512 with the right secret': sign('HS512', 'sha512', claims),
    'with other claims': `${head}.${encode({ ...claims, sub: otherUser.user.id })}.${signature}`,
    'cut short': accessToken.slice(0, -4),
    'without a signature': `${head}.${body}.`,
    'another account with this session': sign('HS256', 'sha256', {
      ...claims,
      sub: otherUser.user.id,
    }),
    'malformed ids': sign('HS256', 'sha256', { ...claims, sub: "' or 1=1", jti: '\0' }),
    'another issuer': sign('HS256', 'sha256', { ...claims, iss: 'somebody' }),
  };
  for (const [kind, token] of Object.entries(invalidTokens)) {
    expect([kind, (await fetchAccount(server.app, token)).statusCode]).toEqual([kind, 401]);
  }
  expect((await fetchAccount(server.app, accessToken)).json().user.id).toBe(user.id);
});

test('a disabled account is reported only with its password, and its tokens are revoked', async () => {
  const { accessToken, email } = await signUp(server.app);
  await server.pool.query('update account set disabled = true where email = $1', [email]);
  expect((await fetchAccount(server.app, accessToken)).statusCode).toBe(401);
  expect((await signIn(server.app, email, 'wrong password')).json().code).toBe('wrong_credentials');
  const correct = await signIn(server.app, email);
  expect([correct.statusCode, correct.json().code]).toEqual([403, 'account_disabled']);
});
