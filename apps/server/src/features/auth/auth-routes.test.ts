import { argon2Sync } from 'node:crypto';
import { type ErrorBody, myAccount, signedIn } from '@scrapboard/contract';
import { beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../http/test-app.ts';
import {
  createSignUpBody,
  fetchAccount,
  LOGGED_SECRETS,
  PASSWORD,
  send,
  signIn,
  signUp,
} from './testing/sign-up.ts';

let server: TestApp;

beforeAll(async () => {
  server = await createTestApp(() => {}, { SCRAPBOARD_RATE_LIMITS: 'off' });
});

test('signs up and returns a token for the account', async () => {
  const body = createSignUpBody({ email: ' Ada@Example.org ', confirmPassword: PASSWORD });
  const response = await send(server.app, 'POST', '/api/auth/sign-up', { body });
  expect(response.statusCode).toBe(200);
  expect(response.headers['cache-control']).toBe('no-store');
  const { accessToken, user } = signedIn.parse(response.json());
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
  const ownAccount = await fetchAccount(server.app, accessToken);
  expect(myAccount.parse(ownAccount.json())).toEqual({ user });
  expect(`${response.body}${ownAccount.body}`).not.toMatch(/hash|argon2|password/i);
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
  const removePadding = (bytes: Buffer) => bytes.toString('base64').replace(/=+$/, '');
  const outdatedHash = `$argon2id$v=19$m=8,t=1,p=1$${removePadding(nonce)}$${removePadding(tag)}`;
  await server.pool.query('update account set password_hash = $2 where email = $1', [
    email,
    outdatedHash,
  ]);
  expect((await signIn(server.app, email)).statusCode).toBe(200);
  const { rows } = await server.pool.query(
    'select password_hash as hash from account where email = $1',
    [email],
  );
  expect(rows[0].hash).toMatch(/m=19456,t=2,p=1/);
  expect((await signIn(server.app, email)).statusCode).toBe(200);
});

test('accepts an email address only once, in any case, even from concurrent requests', async () => {
  const body = createSignUpBody({ email: 'once@example.org' });
  const responses = await Promise.all([
    send(server.app, 'POST', '/api/auth/sign-up', { body }),
    send(server.app, 'POST', '/api/auth/sign-up', { body: { ...body, email: 'ONCE@example.org' } }),
  ]);
  expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([200, 400]);
  const repeatedSignUp = await send(server.app, 'POST', '/api/auth/sign-up', { body });
  expect(repeatedSignUp.statusCode).toBe(400);
  expect(repeatedSignUp.json<ErrorBody>()).toMatchObject({
    code: 'email_taken',
    message: 'There already exists an account with the given email address.',
  });
  expect(server.logLines.join('\n')).not.toContain('once@example.org');
});

test('reports an invalid body field by field, with the messages of the form', async () => {
  const response = await send(server.app, 'POST', '/api/auth/sign-up', {
    body: { email: 'ada', password: 'short', confirmPassword: 'other' },
  });
  expect(response.statusCode).toBe(400);
  expect(response.json<ErrorBody>()).toMatchObject({
    code: 'bad_request',
    message: 'Must be a valid email',
    fields: {
      email: 'Must be a valid email',
      password: 'Must be at least 12 characters',
      firstName: 'First name is required',
      lastName: 'Last name is required',
    },
  });
  const mismatch = await send(server.app, 'POST', '/api/auth/sign-up', {
    body: createSignUpBody({ confirmPassword: 'something else' }),
  });
  expect(mismatch.json<ErrorBody>().fields).toEqual({ confirmPassword: 'Passwords must match' });
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
    const response = await send(server.app, 'POST', url, { body });
    expect([url, response.statusCode]).toEqual([url, 400]);
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
  const truncatedResponse = await post('{"email":');
  expect([truncatedResponse.statusCode, truncatedResponse.json().message]).toEqual([
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
    expect((await fetchAccount(server.app, accessToken)).json().user.displayName).toBe(
      `${firstName} %_\\`,
    );
    const injection = await signIn(server.app, `x' or email_key='${email}'--@example.org`);
    expect(injection.statusCode).toBe(400);
  }
});

test('gives the same response for a wrong password and an unknown address', async () => {
  const { email } = await signUp(server.app);
  const wrongResponse = await signIn(server.app, email, 'not the password', '192.0.2.20');
  const unknownResponse = await signIn(
    server.app,
    'unknown@example.org',
    'not the password',
    '192.0.2.21',
  );
  expect([wrongResponse.statusCode, unknownResponse.statusCode]).toEqual([400, 400]);
  const withoutRequestId = (response: typeof wrongResponse) => ({
    ...response.json<ErrorBody>(),
    requestId: '',
  });
  expect(withoutRequestId(unknownResponse)).toEqual(withoutRequestId(wrongResponse));
  expect(withoutRequestId(wrongResponse).message).toBe('Wrong email address or password.');
});

test('the log contains no passwords, tokens or addresses', () => {
  expect(server.logLines.join('\n')).not.toMatch(LOGGED_SECRETS);
});
