import { afterEach, expect, test, vi } from 'vitest';
import { callApi, failureDetails, failureMessage, isNotFound, queryText } from './api-client.ts';

function answer(status: number, body: string) {
  vi.stubGlobal('fetch', async () => new Response(body, { status }));
}
afterEach(() => vi.unstubAllGlobals());

test('a success answers its body', async () => {
  answer(200, '{"games":"3"}');
  expect(await callApi('/dev/profile/1')).toEqual({ games: '3' });
});

test('a failed response rejects with its body', async () => {
  const body = { code: 'player_not_found', message: 'No such player', requestId: 'r1' };
  answer(404, JSON.stringify(body));
  const failure = await callApi('/dev/profile/1').catch((reason: unknown) => reason);
  expect(failure).toEqual(body);
  expect(isNotFound(failure)).toBe(true);
  expect(failureMessage(failure)).toBe('No such player');
  expect(failureDetails(failure)).toEqual({ code: 'player_not_found', requestId: 'r1' });
});

test('without a body, with one that is no JSON, or without an answer it says that something went wrong', async () => {
  for (const body of ['', '<html>']) {
    answer(502, body);
    await expect(callApi('/api/status')).rejects.toBe('Something went wrong');
  }
  vi.stubGlobal('fetch', async () => {
    throw new TypeError('Failed to fetch');
  });
  await expect(callApi('/api/status')).rejects.toBe('Something went wrong');
});

test('a cancelled call stays one', async () => {
  vi.stubGlobal('fetch', async () => {
    throw new DOMException('stopped', 'AbortError');
  });
  await expect(callApi('/api/status')).rejects.toHaveProperty('name', 'AbortError');
});

test('equal queries are equal text, and what is not set is left out', () => {
  expect(queryText({ mode: 'x', from: undefined, category: 'pvp', cursor: '' })).toBe(
    '?category=pvp&mode=x',
  );
  expect(queryText({})).toBe('');
});
