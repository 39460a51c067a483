import { expect, test } from 'vitest';
import { createSignUpBody, PASSWORD, send, signUp } from '../features/auth/testing/sign-up.ts';
import { createTestApp } from './test-app.ts';

const server = await createTestApp(() => {}, { SCRAPBOARD_RATE_LIMITS: 'off' });
const { app, logLines, pool } = server;

/** Everything secret that was sent or created. */
const SECRETS = /correct horse|another good|@example\.org|eyJ|scrapboard_[\w-]{20}|argon2/;

test('logs calls that fail in the database without their data', async () => {
  const { accessToken: token, email } = await signUp(app);
  const createdToken = await send(app, 'POST', '/api/account/tokens', {
    token,
    body: { name: 'pc' },
  });
  const { secret } = createdToken.json();
  await pool.query(`
    alter table account rename to account_away;
    alter table session rename to session_away;
    alter table attempt rename to attempt_away;
    alter table api_token rename to api_token_away;
    alter table player_nickname rename to player_nickname_away`);
  const change = { currentPassword: PASSWORD, password: 'another good password' };
  const responses = [
    await send(app, 'POST', '/api/auth/sign-up', { body: createSignUpBody() }),
    await send(app, 'POST', '/api/auth/sign-in', { body: { email, password: PASSWORD } }),
    await send(app, 'POST', '/api/auth/reset-password', { body: { email } }),
    await send(app, 'GET', '/api/auth/my-account', { token }),
    await send(app, 'PATCH', '/api/account', {
      token,
      body: { email: 'new@example.org', currentPassword: PASSWORD },
    }),
    await send(app, 'PUT', '/api/account/password', { token, body: change }),
    await send(app, 'POST', '/api/account/delete', { token, body: { password: PASSWORD } }),
    await send(app, 'GET', `/api/account/export?email=${email}&token=${token}`, { token }),
    await send(app, 'GET', `/api/players?search=${email}`, { token }),
    await send(app, 'GET', `/api/search?q=${email}`),
    await send(app, 'GET', `/api/speed-runs?email=${email}`),
    await send(app, 'GET', `/api/pages/terms?email=${email}`),
    await send(app, 'POST', '/api/uploads', {
      token: secret,
      headers: { 'content-type': 'multipart/form-data; boundary=x' },
    }),
  ];
  const failedResponses = responses.filter(({ statusCode }) => statusCode === 500);
  expect(failedResponses.length).toBeGreaterThanOrEqual(7);
  expect(logLines.join('\n')).toMatch(/POST \/api\/auth\/sign-in -> 500/);
  expect(logLines.join('\n')).toMatch(/GET \/api\/search -> 500/);
  for (const { headers, body } of failedResponses) {
    expect(logLines.join('\n')).toContain(String(headers['x-request-id']));
    expect(body).not.toMatch(SECRETS);
  }
  expect(logLines.join('\n')).not.toMatch(SECRETS);
});

test('logs a rejected statement without its values', async () => {
  await pool.query(`
    alter table account_away rename to account;
    alter table session_away rename to session;
    alter table attempt_away rename to attempt;
    alter table api_token_away rename to api_token`);
  await pool.query("alter table account add constraint odd check (first_name <> 'Odd')");
  const response = await send(app, 'POST', '/api/auth/sign-up', {
    body: createSignUpBody({ firstName: 'Odd' }),
  });
  expect(response.statusCode).toBe(500);
  expect(logLines.at(-1)).toContain('odd');
  expect(logLines.join('\n')).not.toMatch(SECRETS);
});
