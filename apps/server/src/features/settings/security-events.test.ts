import { type SecurityEvents, securityEvents } from '@scrapboard/contract';
import { beforeAll, expect, test } from 'vitest';
import { createLog } from '../../create-log.ts';
import { createTestApp, type TestApp } from '../../http/test-app.ts';
import { createNetworkPseudonyms } from '../../network-pseudonyms.ts';
import { recordSecurityEvent } from '../../record-security-event.ts';
import { PASSWORD, send, signUp } from '../auth/testing/sign-up.ts';

let server: TestApp;

beforeAll(async () => {
  server = await createTestApp(() => {}, { SCRAPBOARD_RATE_LIMITS: 'off' });
});

async function fetchEvents(token: string, address?: string): Promise<SecurityEvents['events']> {
  const options = address === undefined ? { token } : { token, address };
  const response = await send(server.app, 'GET', '/api/account/security-events', options);
  return securityEvents.parse(response.json()).events;
}

const signIn = (email: string, password: string, address: string) =>
  send(server.app, 'POST', '/api/auth/sign-in', { body: { email, password }, address });

test('the events of an account are listed newest first, each with its origin', async () => {
  const { accessToken: token, email, user } = await signUp(server.app);
  await signIn(email, 'wrong password', '203.0.113.1');
  await signIn(email, PASSWORD, '192.0.2.1');
  const createdToken = await send(server.app, 'POST', '/api/account/tokens', {
    token,
    body: { name: 'pc' },
  });
  await send(server.app, 'DELETE', `/api/account/tokens/${createdToken.json().id}`, { token });
  const body = { email: `new.${email}`, currentPassword: PASSWORD };
  await send(server.app, 'PATCH', '/api/account', { token, body });
  await recordSecurityEvent(server.deps, {
    kind: 'claim_refused',
    accountId: user.id,
    byOperator: true,
  });
  const events = await fetchEvents(token);
  expect(events.map(({ kind, network, byOperator }) => [kind, network, byOperator])).toEqual([
    ['claim_refused', 'unknown', true],
    ['email_changed', 'this', false],
    ['token_revoked', 'this', false],
    ['token_created', 'this', false],
    ['signed_in', 'this', false],
    ['sign_in_refused', 'other', false],
    ['signed_up', 'this', false],
  ]);
  expect((await fetchEvents(token, '203.0.113.1')).map(({ network }) => network)).toContain('this');
  const otherUser = await signUp(server.app);
  expect((await fetchEvents(otherUser.accessToken)).map(({ kind }) => kind)).toEqual(['signed_up']);
  const exportResponse = await send(server.app, 'GET', '/api/account/export', { token });
  expect(exportResponse.json().securityEvents).toHaveLength(8);
});

test('refused passwords do not push everything else out of the list', async () => {
  const { accessToken: token, user } = await signUp(server.app);
  await server.pool.query(
    `insert into security_event (kind, account_id, by_operator)
      select 'sign_in_refused', $1, false from generate_series(1, 200)`,
    [user.id],
  );
  const kinds = (await fetchEvents(token)).map(({ kind }) => kind);
  expect(kinds).toEqual([...Array.from({ length: 20 }, () => 'sign_in_refused'), 'signed_up']);
});

test('neither the table nor the log has an address, a name or a secret', async () => {
  const { email } = await signUp(server.app);
  await signIn(email, 'wrong password', '203.0.113.1');
  await signIn('unknown@example.org', 'wrong password', '203.0.113.1');
  const { rows } = await server.pool.query('select * from security_event');
  const storedAndLogged = JSON.stringify([rows, server.securityLog]);
  expect(storedAndLogged).not.toMatch(/@|203\.0|192\.0|Lovelace|wrong password|eyJ/);
  const [refused] = server.securityLog
    .filter((line) => line.includes(' sign_in_refused '))
    .slice(-1);
  expect(refused).toMatch(
    /^\d{4}-\d\d-\d\dT[\d:.]+Z security sign_in_refused network="\d+\.[\w-]{16}" reason="wrong_credentials"$/,
  );
});

test('as JSON an event is a line with its fields', async () => {
  const lines: string[] = [];
  const log = createLog({ level: 'info', format: 'json', write: (text) => lines.push(text) });
  const networkPseudonyms = createNetworkPseudonyms(server.pool);
  await recordSecurityEvent(
    { pool: server.pool, log, networkPseudonyms },
    { kind: 'upload_removed', request: { ip: '192.0.2.1' }, subject: 'abc', byOperator: true },
  );
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({
    time: expect.stringMatching(/^\d{4}-/),
    security: {
      event: 'upload_removed',
      network: await networkPseudonyms.pseudonymOf('192.0.2.1'),
      subject: 'abc',
      byOperator: true,
    },
  });
});
