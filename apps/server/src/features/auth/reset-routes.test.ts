import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../http/test-app.ts';
import { type MailServer, startMailServer } from './testing/mail-server.ts';
import { PASSWORD, send, signUp } from './testing/sign-up.ts';

let serverWithoutMail: TestApp;
let serverWithMail: TestApp;
let mail: MailServer;
const withoutRateLimits = { SCRAPBOARD_RATE_LIMITS: 'off' };

beforeAll(async () => {
  mail = await startMailServer();
  serverWithoutMail = await createTestApp(() => {}, withoutRateLimits);
  serverWithMail = await createTestApp(() => {}, {
    ...withoutRateLimits,
    SCRAPBOARD_SMTP_URL: mail.url,
    SCRAPBOARD_URL: 'https://stats.example.org/',
  });
});
afterAll(() => mail.close());

const requestLink = ({ app }: TestApp, email: unknown, headers = {}) =>
  send(app, 'POST', '/api/auth/reset-password', { body: { email }, headers });
const confirm = ({ app }: TestApp, token: unknown, password: unknown = 'another good password') =>
  send(app, 'POST', '/api/auth/reset-password/confirm', { body: { token, password } });
const signIn = ({ app }: TestApp, email: string, password: string) =>
  send(app, 'POST', '/api/auth/sign-in', { body: { email, password } });

const findLoggedTokens = (server: TestApp) =>
  server.logLines.flatMap((line) => /#token=([\w-]+)/.exec(line)?.[1] ?? []);

/** Requests a link, waits until it is logged and returns its token. */
async function requestToken(server: TestApp, email: string): Promise<string> {
  const tokenCount = findLoggedTokens(server).length;
  await requestLink(server, email);
  await expect.poll(() => findLoggedTokens(server)).toHaveLength(tokenCount + 1);
  return findLoggedTokens(server).at(-1) as string;
}

test('a link sets a new password once and ends all sessions', async () => {
  const { email, accessToken } = await signUp(serverWithoutMail.app);
  const token = await requestToken(serverWithoutMail, email);
  const secondToken = await requestToken(serverWithoutMail, email);
  expect((await confirm(serverWithoutMail, token)).statusCode).toBe(204);
  expect((await signIn(serverWithoutMail, email, PASSWORD)).statusCode).toBe(400);
  expect((await signIn(serverWithoutMail, email, 'another good password')).statusCode).toBe(200);
  const oldSession = await send(serverWithoutMail.app, 'GET', '/api/auth/my-account', {
    token: accessToken,
  });
  expect(oldSession.statusCode).toBe(401);
  for (const spentToken of [token, secondToken]) {
    const retry = await confirm(serverWithoutMail, spentToken);
    expect([retry.statusCode, retry.json().code]).toEqual([400, 'reset_link_invalid']);
  }
});

test('of two concurrent uses of a link, one fails', async () => {
  const { email } = await signUp(serverWithoutMail.app);
  const token = await requestToken(serverWithoutMail, email);
  const responses = await Promise.all([
    confirm(serverWithoutMail, token, 'the first password'),
    confirm(serverWithoutMail, token, 'the second password'),
  ]);
  expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([204, 400]);
});

test('a link is valid for one hour, and only its hash is stored', async () => {
  const { email } = await signUp(serverWithoutMail.app);
  const token = await requestToken(serverWithoutMail, email);
  const { rows } = await serverWithoutMail.pool.query(
    `select encode(secret_hash, 'escape') as hash,
            extract(epoch from expires_at - created_at)::int as seconds
       from password_reset order by created_at desc limit 1`,
  );
  expect(rows[0].seconds).toBe(3600);
  expect(rows[0].hash).not.toContain(token);
  await serverWithoutMail.pool.query(
    "update password_reset set expires_at = now() - interval '1 second'",
  );
  expect((await confirm(serverWithoutMail, token)).json().code).toBe('reset_link_invalid');
  expect((await signIn(serverWithoutMail, email, PASSWORD)).statusCode).toBe(200);
});

test('changing the email address invalidates links sent to the old one', async () => {
  const { email, accessToken } = await signUp(serverWithoutMail.app);
  const token = await requestToken(serverWithoutMail, email);
  const emailChange = await send(serverWithoutMail.app, 'PATCH', '/api/account', {
    token: accessToken,
    body: { email: `moved.${email}`, currentPassword: PASSWORD },
  });
  expect(emailChange.statusCode).toBe(200);
  expect((await confirm(serverWithoutMail, token)).json().code).toBe('reset_link_invalid');
  expect((await signIn(serverWithoutMail, `moved.${email}`, PASSWORD)).statusCode).toBe(200);
});

test('the response does not reveal whether the address is known', async () => {
  const { email } = await signUp(serverWithoutMail.app);
  const knownResponse = await requestLink(serverWithoutMail, email);
  const unknownResponse = await requestLink(serverWithoutMail, 'nobody@example.org');
  expect([knownResponse.statusCode, knownResponse.body]).toEqual([204, '']);
  expect([unknownResponse.statusCode, unknownResponse.body]).toEqual([204, '']);
  expect((await requestLink(serverWithoutMail, 'nonsense')).json().message).toBe(
    'Must be a valid email',
  );
});

test('at most three links are valid at the same time', async () => {
  const { email, user } = await signUp(serverWithoutMail.app);
  for (let n = 0; n < 3; n++) await requestToken(serverWithoutMail, email);
  await requestLink(serverWithoutMail, email);
  const { email: otherEmail } = await signUp(serverWithoutMail.app);
  await requestToken(serverWithoutMail, otherEmail);
  const { rows } = await serverWithoutMail.pool.query(
    'select count(*)::int as count from password_reset where account_id = $1',
    [user.id],
  );
  expect(rows[0].count).toBe(3);
});

test('the new password must meet the rules of sign-up, and an invented token is rejected', async () => {
  const shortPasswordResponse = await confirm(serverWithoutMail, 'x', 'short');
  expect(shortPasswordResponse.json().message).toBe('Must be at least 12 characters');
  for (const token of ['x', "' or 1=1 --", 'a'.repeat(300), '', null, 5]) {
    expect((await confirm(serverWithoutMail, token)).statusCode).toBe(400);
  }
});

test('warns at startup if links would point to the server itself', async () => {
  const localServer = await createTestApp(() => {}, {
    ...withoutRateLimits,
    SCRAPBOARD_SMTP_URL: mail.url,
  });
  expect(localServer.logLines).toEqual([expect.stringContaining('set SCRAPBOARD_URL')]);
  expect(serverWithMail.logLines.join()).not.toContain('set SCRAPBOARD_URL');
  expect(serverWithoutMail.logLines.join()).not.toContain('set SCRAPBOARD_URL');
});

test('with a mail server, emails a link to the configured site URL', async () => {
  const { email } = await signUp(serverWithMail.app);
  await requestLink(serverWithMail, email, {
    host: 'evil.example.net',
    'x-forwarded-host': 'evil.example.net',
  });
  await expect.poll(() => mail.received).toHaveLength(1);
  const session = mail.received[0] as string;
  expect(session).toContain(`RCPT TO:<${email}>`);
  expect(session).toContain('MAIL FROM:<scrapboard@stats.example.org>');
  expect(session.match(/RCPT TO/g)).toHaveLength(1);
  expect(session).not.toContain('evil.example.net');
  const text = session.replaceAll('=\r\n', '').replaceAll('=3D', '=');
  const token = /https:\/\/stats\.example\.org\/auth\/reset-password#token=([\w-]{43})/.exec(text);
  expect((await confirm(serverWithMail, token?.[1])).statusCode).toBe(204);
  expect(serverWithMail.logLines).toEqual([]);
});

test('logs a rejected email without its address', async () => {
  const { email } = await signUp(serverWithMail.app);
  mail.recipientResponse = `550 no such user ${email}`;
  expect((await requestLink(serverWithMail, email)).statusCode).toBe(204);
  await expect.poll(() => serverWithMail.logLines).toHaveLength(1);
  expect(serverWithMail.logLines[0]).toMatch(/not sent: MailError: EENVELOPE 550$/);
});
