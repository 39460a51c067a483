import { argon2Sync, createHmac } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { type ErrorBody, myAccount, signedIn } from '@scrapboard/contract';
import { beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../http/test-app.ts';
import { createSignUpBody, PASSWORD, send, signUp } from './testing/sign-up.ts';

let server: TestApp;

beforeAll(async () => {
  server = await createTestApp(() => {}, { SCRAPBOARD_RATE_LIMITS: 'off' });
});

const account = (token?: string) =>
  send(server.app, 'GET', '/api/auth/my-account', token === undefined ? {} : { token });

async function signIn(email: unknown, password: string = PASSWORD, address?: string) {
  const body = { email, password };
  return await send(server.app, 'POST', '/api/auth/sign-in', {
    body,
    ...(address === undefined ? {} : { address }),
  });
}

test('signs up and returns a token for the account', async () => {
  const body = createSignUpBody({ email: ' Ada@Example.org ', confirmPassword: PASSWORD });
  const answer = await send(server.app, 'POST', '/api/auth/sign-up', { body });
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['cache-control']).toBe('no-store');
  const { accessToken, user } = signedIn.parse(answer.json());
  expect(user).toEqual({
    id: expect.stringMatching(/^[0-9a-f-]{36}$/),
    displayName: 'Ada Lovelace',
    email: 'Ada@Example.org',
    firstName: 'Ada',
    lastName: 'Lovelace',
    avatar: null,
    language: null,
    operator: false,
    players: [],
  });
  const own = await account(accessToken);
  expect(myAccount.parse(own.json())).toEqual({ user });
  expect(`${answer.body}${own.body}`).not.toMatch(/hash|argon2|password/i);
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

test('stores an argon2id hash with the parameters OWASP recommends', async () => {
  const { email } = await signUp(server.app);
  const { rows } = await server.pool.query('select * from account where email = $1', [email]);
  expect(rows[0].password_hash).toMatch(
    /^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/,
  );
  expect(JSON.stringify(rows)).not.toContain(PASSWORD);
});

test('rehashes at sign-in if the parameters have changed', async () => {
  const { email } = await signUp(server.app);
  // argon2id of that password with m=8, t=1.
  const nonce = Buffer.alloc(16, 7);
  const tag = argon2Sync('argon2id', {
    message: PASSWORD,
    nonce,
    parallelism: 1,
    tagLength: 32,
    memory: 8,
    passes: 1,
  });
  const unpadded = (bytes: Buffer) => bytes.toString('base64').replace(/=+$/, '');
  const old = `$argon2id$v=19$m=8,t=1,p=1$${unpadded(nonce)}$${unpadded(tag)}`;
  await server.pool.query('update account set password_hash = $2 where email = $1', [email, old]);
  expect((await signIn(email)).statusCode).toBe(200);
  const { rows } = await server.pool.query(
    'select password_hash as hash from account where email = $1',
    [email],
  );
  expect(rows[0].hash).toMatch(/m=19456,t=2,p=1/);
  expect((await signIn(email)).statusCode).toBe(200);
});

test('accepts an email address only once, in any case, also from concurrent requests', async () => {
  const body = createSignUpBody({ email: 'once@example.org' });
  const both = await Promise.all([
    send(server.app, 'POST', '/api/auth/sign-up', { body }),
    send(server.app, 'POST', '/api/auth/sign-up', { body: { ...body, email: 'ONCE@example.org' } }),
  ]);
  expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 400]);
  const again = await send(server.app, 'POST', '/api/auth/sign-up', { body });
  expect(again.statusCode).toBe(400);
  expect(again.json<ErrorBody>()).toMatchObject({
    code: 'email_taken',
    message: 'There already exists an account with the given email address.',
  });
  expect(server.logged.join('\n')).not.toContain('once@example.org');
});

test('reports an invalid body field by field, with the messages of the form', async () => {
  const answer = await send(server.app, 'POST', '/api/auth/sign-up', {
    body: { email: 'ada', password: 'short', confirmPassword: 'other' },
  });
  expect(answer.statusCode).toBe(400);
  expect(answer.json<ErrorBody>()).toMatchObject({
    code: 'bad_request',
    message: 'Must be a valid email',
    fields: {
      email: 'Must be a valid email',
      password: 'Must be at least 12 characters',
      firstName: 'First name is required',
      lastName: 'Last name is required',
    },
  });
  const differ = await send(server.app, 'POST', '/api/auth/sign-up', {
    body: createSignUpBody({ confirmPassword: 'something else' }),
  });
  expect(differ.json<ErrorBody>().fields).toEqual({ confirmPassword: 'Passwords must match' });
});

test.each([
  ['numbers', { email: 1, password: 2, firstName: 3, lastName: 4 }],
  [
    'nested objects',
    { email: { $ne: null }, password: { $gt: '' }, firstName: [], lastName: null },
  ],
  ['oversized fields', { email: `${'a'.repeat(300)}@b.co`, password: 'p'.repeat(300) }],
  ['NUL', createSignUpBody({ firstName: 'a\0b' })],
  [
    'a line break in an address',
    createSignUpBody({ email: 'a@example.org\r\nBcc: b@example.org' }),
  ],
  ['a line break in a name', createSignUpBody({ lastName: 'x\r\nSet-Cookie: a=b' })],
  ['a lone surrogate', createSignUpBody({ firstName: '\ud800' })],
])('refuses %s with 400', async (_, body) => {
  for (const url of ['/api/auth/sign-up', '/api/auth/sign-in']) {
    if (url.endsWith('in') && 'firstName' in body && typeof body.email === 'string') continue;
    const answer = await send(server.app, 'POST', url, { body });
    expect([url, answer.statusCode]).toEqual([url, 400]);
  }
});

test('rejects bodies that are not JSON or too large', async () => {
  const post = (payload: string, type = 'application/json') =>
    server.app.inject({
      method: 'POST',
      url: '/api/auth/sign-in',
      payload,
      headers: { 'content-type': type },
    });
  const cutOff = await post('{"email":');
  expect([cutOff.statusCode, cutOff.json().message]).toEqual([
    400,
    'Request body is not valid JSON.',
  ]);
  expect((await post('null')).statusCode).toBe(400);
  expect((await post('[]')).statusCode).toBe(400);
  expect((await post('email=a', 'application/x-www-form-urlencoded')).statusCode).toBe(415);
  expect((await post(JSON.stringify({ email: 'a'.repeat(200_000) }))).statusCode).toBe(413);
  expect(
    (await post('{"__proto__":{"admin":true},"email":"a@b.co","password":"x"}')).statusCode,
  ).toBe(400);
});

test('stores SQL and HTML in names as plain text', async () => {
  const names = ["Robert'); drop table account;--", '<img src=x onerror=alert(1)>', "' or 1=1 --"];
  for (const firstName of names) {
    const { accessToken, user, email } = await signUp(server.app, { firstName, lastName: '%_\\' });
    expect(user.firstName).toBe(firstName);
    expect((await account(accessToken)).json().user.displayName).toBe(`${firstName} %_\\`);
    const injection = await signIn(`x' or email_key='${email}'--@example.org`);
    expect(injection.statusCode).toBe(400);
  }
});

test('gives the same answer for a wrong password and an unknown address', async () => {
  const { email } = await signUp(server.app);
  const wrong = await signIn(email, 'not the password', '192.0.2.20');
  const unknown = await signIn('unknown@example.org', 'not the password', '192.0.2.21');
  expect([wrong.statusCode, unknown.statusCode]).toEqual([400, 400]);
  const withoutRequestId = (answer: typeof wrong) => ({
    ...answer.json<ErrorBody>(),
    requestId: '',
  });
  expect(withoutRequestId(unknown)).toEqual(withoutRequestId(wrong));
  expect(withoutRequestId(wrong).message).toBe('Wrong email address or password.');
});

const LAST_ATTEMPT_SQL = `(select key from attempt where key like $1 || ':%' order by last_at desc limit 1)`;

/**
 * Returns the seconds that the account or network tried last has to wait, and prolongs the wait by
 * ten minutes, so that no test has to be faster than the wait.
 */
async function prolongWait(kind: 'account' | 'network'): Promise<number | undefined> {
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
  const guess = (n: number) => signIn(email, `guess ${n}`, address);
  for (let n = 0; n < 5; n++) expect((await guess(n)).statusCode).toBe(400);
  expect(await prolongWait('account')).toBe(2);
  const blocked = await guess(6);
  expect(blocked.statusCode).toBe(429);
  expect(blocked.json<ErrorBody>().code).toBe('too_many_attempts');
  const retryAfter = Number(blocked.headers['retry-after']);
  expect([retryAfter <= 602, retryAfter > 300]).toEqual([true, true]);
  // The correct password has to wait, too: otherwise a correct guess would be recognisable.
  expect((await signIn(email, PASSWORD, address)).statusCode).toBe(429);
  for (const wait of [4, 8, 16]) {
    await endWaits();
    expect((await guess(10 + wait)).statusCode).toBe(400);
    expect(await prolongWait('account')).toBe(wait);
    expect((await guess(50 + wait)).statusCode).toBe(429);
  }
  await endWaits();
  expect((await signIn(email, PASSWORD, address)).statusCode).toBe(200);
  expect((await guess(40)).statusCode).toBe(400);
});

test('concurrent guesses do not bypass the limit', async () => {
  const { email } = await signUp(server.app);
  const guesses = async (count: number, from: number) => {
    const all = Array.from({ length: count }, (_, n) =>
      signIn(email, `guess ${from + n}`, '203.0.113.100'),
    );
    return (await Promise.all(all)).map(({ statusCode }) => statusCode);
  };
  expect(await guesses(4, 100)).toEqual(Array(4).fill(400));
  // So many attempts that the wait after the next one outlasts this test even on a slow machine.
  await server.pool.query(`update attempt set count = count + 8 where key = ${LAST_ATTEMPT_SQL}`, [
    'account',
  ]);
  const codes = await guesses(8, 110);
  expect(codes.filter((code) => code === 400)).toHaveLength(1);
  expect(codes.filter((code) => code === 429)).toHaveLength(7);
});

test('an address that tries many accounts is blocked too', async () => {
  const address = '203.0.113.200';
  for (let n = 0; n < 20; n++) {
    expect((await signIn(`victim${n}@example.org`, 'guess', address)).statusCode).toBe(400);
  }
  expect(await prolongWait('network')).toBe(2);
  expect((await signIn('victim21@example.org', 'guess', address)).statusCode).toBe(429);
  expect((await signIn('victim21@example.org', 'guess', '203.0.113.201')).statusCode).toBe(400);
  const { rows } = await server.pool.query('select key from attempt');
  expect(JSON.stringify(rows)).not.toMatch(/@|203\.0/);
});

test('sign-out revokes only its own token on the server', async () => {
  const { accessToken, email } = await signUp(server.app);
  const other = (await signIn(email)).json().accessToken as string;
  const signOut = await send(server.app, 'POST', '/api/auth/sign-out', { token: accessToken });
  expect([signOut.statusCode, signOut.body]).toEqual([204, '']);
  expect((await account(accessToken)).statusCode).toBe(401);
  expect((await account(other)).statusCode).toBe(200);
});

test('the account requires a valid token', async () => {
  const missing = await account();
  expect([missing.statusCode, missing.json().message]).toEqual([
    401,
    'Authorization token missing',
  ]);
  const invalid = await account('nonsense');
  expect([invalid.statusCode, invalid.json().message]).toEqual([
    401,
    'Invalid authorization token',
  ]);
  for (const authorization of ['Basic YTpi', 'Bearer', 'Bearer  ', 'bearer a b', '']) {
    const answer = await server.app.inject({
      url: '/api/auth/my-account',
      headers: { authorization },
    });
    expect(answer.statusCode).toBe(401);
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
  const sign = (alg: string, hash: string, of: object, key = secret) => {
    const text = `${encode({ alg, typ: 'JWT' })}.${encode(of)}`;
    return `${text}.${createHmac(hash, key).update(text).digest('base64url')}`;
  };
  // The tests' own signatures are valid.
  expect((await account(sign('HS256', 'sha256', claims))).statusCode).toBe(200);
  const other = await signUp(server.app);
  const invalidTokens: Record<string, string> = {
    expired: sign('HS256', 'sha256', { ...claims, exp: Math.floor(Date.now() / 1000) - 1 }),
    'without an expiry': sign('HS256', 'sha256', { ...claims, exp: undefined }),
    'signed with another secret': sign('HS256', 'sha256', claims, Buffer.alloc(32, 1)),
    'signed with an empty secret': sign('HS256', 'sha256', claims, Buffer.alloc(0)),
    'alg none': `${encode({ alg: 'none', typ: 'JWT' })}.${body}.`,
    'alg None, signature kept': `${encode({ alg: 'None' })}.${body}.${signature}`,
    'HS512 with the right secret': sign('HS512', 'sha512', claims),
    'with other claims': `${head}.${encode({ ...claims, sub: other.user.id })}.${signature}`,
    'cut short': accessToken.slice(0, -4),
    'without a signature': `${head}.${body}.`,
    'another account with this session': sign('HS256', 'sha256', { ...claims, sub: other.user.id }),
    'malformed ids': sign('HS256', 'sha256', { ...claims, sub: "' or 1=1", jti: '\0' }),
    'another issuer': sign('HS256', 'sha256', { ...claims, iss: 'somebody' }),
  };
  for (const [what, token] of Object.entries(invalidTokens)) {
    expect([what, (await account(token)).statusCode]).toEqual([what, 401]);
  }
  expect((await account(accessToken)).json().user.id).toBe(user.id);
});

test('a disabled account is reported only with its password, and its tokens are revoked', async () => {
  const { accessToken, email } = await signUp(server.app);
  await server.pool.query('update account set disabled = true where email = $1', [email]);
  expect((await account(accessToken)).statusCode).toBe(401);
  expect((await signIn(email, 'wrong password')).json().code).toBe('wrong_credentials');
  const correct = await signIn(email);
  expect([correct.statusCode, correct.json().code]).toEqual([403, 'account_disabled']);
});

test('the log contains no passwords, tokens or addresses', () => {
  expect(server.logged.join('\n')).not.toMatch(/correct horse|@example\.org|eyJ/);
});
