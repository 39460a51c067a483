import { type ErrorBody, playersPage } from '@scrapboard/contract';
import { beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../http/test-app.ts';
import { send, signUp } from '../auth/testing/sign-up.ts';
import { makeMatch } from '../store/testing/make-match.ts';
import { storeUpload } from '../store/testing/uploads.ts';

let server: TestApp;

beforeAll(async () => {
  server = await createTestApp(() => {}, { SCRAPBOARD_RATE_LIMITS: 'off' });
  const matches = Array.from({ length: 6 }, (_, i) => makeMatch({ seed: i + 1, population: 60 }));
  await storeUpload(server.pool, { id: 'theirs', matches });
});

const claim = (token: string, id: unknown, extra: object = {}) =>
  send(server.app, 'POST', '/api/account/players', { token, body: { id, ask: true, ...extra } });

test('an account can have at most twenty pending claims', async () => {
  const { accessToken: token } = await signUp(server.app);
  const { players } = playersPage.parse(await server.get('/api/players?limit=21'));
  const [last, ...first] = players.map(({ id }) => id);
  for (const id of first) expect((await claim(token, id)).statusCode).toBe(200);
  const refusedResponse = await claim(token, last);
  expect([refusedResponse.statusCode, refusedResponse.json<ErrorBody>().code]).toEqual([
    409,
    'too_many_claims',
  ]);
  expect((await claim(token, first[0])).statusCode).toBe(200);
  expect((await claim(token, '999999')).statusCode).toBe(404);
  await send(server.app, 'DELETE', `/api/account/players/${first[0]}`, { token });
  expect((await claim(token, last)).statusCode).toBe(200);
});

test.each([
  ['a number', 3],
  ['a list', ['3']],
  ['an object', { id: '3' }],
  ['nothing', null],
  ['SQL', "3' or 1=1 --"],
  ['HTML', '<b>3</b>'],
  ['a path', '../../account'],
  ['a line break', '3\r\nSet-Cookie: a=b'],
  ['NUL', '3\0'],
  ['33 characters', '3'.repeat(33)],
  ['64 thousand characters', '3'.repeat(60_000)],
])('%s is not a valid player id', async (_, id) => {
  const { accessToken: token } = await signUp(server.app);
  expect((await claim(token, id)).statusCode).toBe(400);
});

test.each(['yes', 1, null, []])('`ask` must be a boolean, not %j', async (value) => {
  const { accessToken: token } = await signUp(server.app);
  expect((await claim(token, '3', { ask: value })).statusCode).toBe(400);
  const response = await send(server.app, 'GET', '/api/account/players', { token });
  expect(response.json().asked).toEqual([]);
});

test.each([
  '3%27%20or%201=1',
  '..%2f..%2fdevices',
  '%00',
  '%0d%0aSet-Cookie:%20a=b',
  'a'.repeat(150),
])('hiding and unlinking %j is a bad request', async (id) => {
  const { accessToken: token } = await signUp(server.app);
  const url = `/api/account/players/${id}`;
  for (const [method, body] of [
    ['PUT', { hidden: true }],
    ['DELETE', undefined],
  ] as const) {
    const response = await send(server.app, method, url, { token, body });
    expect([method, response.statusCode]).toEqual([method, 400]);
    expect(response.headers).not.toHaveProperty('set-cookie');
  }
});
