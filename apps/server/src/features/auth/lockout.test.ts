import { beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../http/test-app.ts';
import { createSignUpBody, PASSWORD } from './testing/sign-up.ts';

let server: TestApp;
let origin: string;

beforeAll(async () => {
  server = await createTestApp(() => {}, {
    SCRAPBOARD_RATE_LIMITS: 'off',
    SCRAPBOARD_TRUST_PROXY: 'on',
  });
  origin = await server.app.listen({ port: 0, host: '127.0.0.1' });
});

interface Client {
  address: string;
  cookie?: string;
  token?: string;
}

async function post(
  path: string,
  body: unknown,
  { address, cookie, token }: Client,
  method = 'POST',
) {
  const response = await fetch(`${origin}${path}`, {
    method,
    body: JSON.stringify(body),
    headers: {
      'content-type': 'application/json',
      'x-forwarded-for': address,
      ...(cookie !== undefined && { cookie }),
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
    },
  });
  const text = await response.text();
  const json = (text === '' ? {} : JSON.parse(text)) as { code?: string; accessToken?: string };
  const setCookie = response.headers.getSetCookie()[0];
  return {
    status: response.status,
    code: json.code,
    token: json.accessToken ?? '',
    setCookie,
    cookie: setCookie?.split(';', 1)[0] ?? '',
    retryAfterSeconds: Number(response.headers.get('retry-after')),
  };
}

const signIn = (email: string, client: Client, password = PASSWORD) =>
  post('/api/auth/sign-in', { email, password }, client);

async function signUp(address: string) {
  const body = createSignUpBody();
  const response = await post('/api/auth/sign-up', body, { address });
  expect(response.status).toBe(200);
  return { email: String(body.email), token: response.token, cookie: response.cookie };
}

/** Moves all attempts into the past by that many seconds. */
const advanceClock = (seconds: number) =>
  server.pool.query(
    `update attempt set last_at = last_at - make_interval(secs => $1),
                        open_at = open_at - make_interval(secs => $1)`,
    [seconds],
  );

/** Adds to the counted attempts of that kind without making them, which would cost a hash each. */
const addAttempts = (kind: string, count: number) =>
  server.pool.query(`update attempt set count = count + $2 where key like $1 || ':%'`, [
    kind,
    count,
  ]);

/** Guesses wrongly, as often as the waits allow in some hours; the next wait is the longest. */
async function guess(email: string, address: string): Promise<void> {
  for (let n = 0; n < 4; n++) {
    expect((await signIn(email, { address }, `guess number ${n}`)).status).toBe(400);
    await advanceClock(900);
    await addAttempts('account', 3);
  }
}

/** Makes the last of fifty wrong guesses within an hour, each from another network. */
async function guessFromManyNetworks(email: string): Promise<void> {
  for (let n = 0; n < 4; n++) {
    if (n === 1) await addAttempts('everywhere', 46);
    expect((await signIn(email, { address: `203.0.113.${100 + n}` }, 'guess')).status).toBe(400);
  }
}

test('hours of wrong guesses from one network lock out nobody else', async () => {
  const { email } = await signUp('192.0.2.1');
  await guess(email, '203.0.113.1');
  expect((await signIn(email, { address: '203.0.113.1' }, 'one more guess')).status).toBe(400);
  const blockedResponse = await signIn(email, { address: '203.0.113.1' });
  expect([blockedResponse.status, blockedResponse.code]).toEqual([429, 'too_many_attempts']);
  expect(blockedResponse.retryAfterSeconds).toBeGreaterThan(800);
  expect(blockedResponse.retryAfterSeconds).toBeLessThanOrEqual(900);
  expect((await signIn(email, { address: '198.51.100.1' })).status).toBe(200);
});

test('in a blocked network, a known browser and an active session are not blocked', async () => {
  const address = '203.0.113.2';
  const { email, token, cookie } = await signUp(address);
  await guess(email, '203.0.113.2');
  expect((await signIn(email, { address }, 'one more guess')).status).toBe(400);
  expect((await signIn(email, { address })).status).toBe(429);
  expect((await signIn(email, { address, cookie })).status).toBe(200);
  const changeResponse = await post(
    '/api/account/password',
    { currentPassword: PASSWORD, password: 'another good password' },
    { address, token },
    'PUT',
  );
  expect(changeResponse.status).toBe(200);
  // A browser that is known for one account is a stranger to every other account.
  const otherUser = await signUp('192.0.2.3');
  await guess(otherUser.email, address);
  await signIn(otherUser.email, { address }, 'one more guess');
  expect((await signIn(otherUser.email, { address, cookie })).status).toBe(429);
});

test('a known browser and a session guess no faster than a stranger', async () => {
  const address = '203.0.113.4';
  const { email, cookie, token } = await signUp(address);
  for (let n = 0; n < 5; n++) {
    expect((await signIn(email, { address, cookie }, `guess ${n}`)).status).toBe(400);
    const change = { email: 'new@example.org', currentPassword: `guess ${n}` };
    expect((await post('/api/account', change, { address, token }, 'PATCH')).status).toBe(400);
  }
  expect((await signIn(email, { address, cookie })).status).toBe(429);
  const change = { email: 'new@example.org', currentPassword: PASSWORD };
  expect((await post('/api/account', change, { address, token }, 'PATCH')).status).toBe(429);
});

test('guesses from many networks delay strangers, and a password reset ends that', async () => {
  const { email, cookie } = await signUp('192.0.2.5');
  await guessFromManyNetworks(email);
  const stranger = await signIn(email, { address: '198.51.100.5' });
  expect(stranger.status).toBe(429);
  expect(stranger.retryAfterSeconds).toBeLessThanOrEqual(3600);
  expect((await signIn(email, { address: '198.51.100.5', cookie })).status).toBe(200);

  await post('/api/auth/reset-password', { email }, { address: '198.51.100.5' });
  const findLoggedLink = () => server.logLines.findLast((line) => line.includes('#token='));
  await expect.poll(findLoggedLink).toBeDefined();
  const secret = /#token=([\w-]+)/.exec(findLoggedLink() ?? '')?.[1];
  const password = 'a password set by a link';
  const reset = await post(
    '/api/auth/reset-password/confirm',
    { token: secret, password },
    { address: '203.0.113.100' },
  );
  expect(reset.status).toBe(204);
  expect((await signIn(email, { address: '198.51.100.6' }, password)).status).toBe(200);
  // The attack continues from many networks; the browser that used the link is known by now.
  await guessFromManyNetworks(email);
  expect((await signIn(email, { address: '203.0.113.100' }, password)).status).toBe(429);
  const { cookie: knownCookie } = reset;
  expect(
    (await signIn(email, { address: '203.0.113.100', cookie: knownCookie }, password)).status,
  ).toBe(200);
});

test('nobody waits longer because the clock of the database was set back', async () => {
  const { email } = await signUp('192.0.2.9');
  const address = '203.0.113.9';
  await guess(email, address);
  expect((await signIn(email, { address }, 'one more guess')).status).toBe(400);
  expect((await signIn(email, { address })).status).toBe(429);
  const setClockBack = () =>
    server.pool.query(
      `update attempt set last_at = last_at + interval '1 year', open_at = open_at + interval '1 year'`,
    );
  await setClockBack();
  // One more attempt is allowed; the earlier ones still count.
  expect((await signIn(email, { address }, 'a guess')).status).toBe(400);
  expect((await signIn(email, { address })).status).toBe(429);
  await setClockBack();
  expect((await signIn(email, { address })).status).toBe(200);
});

test('the cookie of a known browser is HttpOnly and grants no access', async () => {
  const { email, token, cookie } = await signUp('192.0.2.6');
  const secondSignIn = await signIn(email, { address: '192.0.2.6', cookie });
  expect(secondSignIn.setCookie).toMatch(
    /^scrapboard_device=[\w.-]+; Path=\/api\/auth; Max-Age=\d+; HttpOnly; SameSite=Strict$/,
  );
  // The cookie gives no access without the password.
  expect(token).not.toBe('');
  expect((await signIn(email, { address: '192.0.2.6', cookie }, 'wrong')).status).toBe(400);
  for (const invalidCookie of [
    'scrapboard_device=',
    'scrapboard_device=a.b.c',
    `x=1; ${cookie}x`,
    '=;;',
  ]) {
    expect((await signIn(email, { address: '192.0.2.7', cookie: invalidCookie })).status).toBe(200);
  }
});
