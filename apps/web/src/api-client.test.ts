import { afterEach, expect, test, vi } from 'vitest';
import { callApi, failureDetails, failureMessage, isNotFound } from './api-client.ts';

function stubAnswer(status: number, body: string) {
  vi.stubGlobal('fetch', async () => new Response(body, { status }));
}
afterEach(() => vi.unstubAllGlobals());

test('a success returns its body', async () => {
  stubAnswer(200, '{"games":"3"}');
  expect(await callApi('GET /dev/profile/{id}', { params: { id: '1' } })).toEqual({ games: '3' });
});

test('a failed response rejects with its body', async () => {
  const body = { code: 'player_not_found', message: 'No such player', requestId: 'r1' };
  stubAnswer(404, JSON.stringify(body));
  const failure = await callApi('GET /dev/profile/{id}', { params: { id: '1' } }).catch(
    (reason: unknown) => reason,
  );
  expect(failure).toEqual(body);
  expect(isNotFound(failure)).toBe(true);
  expect(failureMessage(failure)).toBe('No such player');
  expect(failureDetails(failure)).toEqual({ code: 'player_not_found', requestId: 'r1' });
});

test('a response without a JSON body and no response at all reject with a general message', async () => {
  for (const body of ['', '<html>']) {
    stubAnswer(502, body);
    await expect(callApi('GET /api/status')).rejects.toBe('Something went wrong');
  }
  vi.stubGlobal('fetch', async () => {
    throw new TypeError('Failed to fetch');
  });
  await expect(callApi('GET /api/status')).rejects.toBe('Something went wrong');
});

test('a response that is not JSON comes from another server and is rejected', async () => {
  stubAnswer(200, '<html>Sign in to the network</html>');
  await expect(callApi('GET /api/status')).rejects.toBe('Something went wrong');
  vi.stubGlobal('fetch', async () => new Response(null, { status: 204 }));
  await expect(callApi('POST /api/auth/sign-out')).resolves.toBeNull();
});

test('a server that never answers times out, and an unneeded call is cancelled', async () => {
  vi.useFakeTimers();
  vi.stubGlobal(
    'fetch',
    (_: string, { signal }: { signal: AbortSignal }) =>
      new Promise((_, reject) => {
        const rejectCall = () => reject(signal.reason);
        if (signal.aborted) rejectCall();
        signal.addEventListener('abort', rejectCall);
      }),
  );
  const unanswered = callApi('GET /api/status').catch((reason: unknown) => reason);
  await vi.advanceTimersByTimeAsync(30_000);
  expect(await unanswered).toBe('Something went wrong');
  const controller = new AbortController();
  const cancelled = callApi('GET /api/status', { signal: controller.signal });
  controller.abort();
  await expect(cancelled).rejects.toHaveProperty('name', 'AbortError');
  await expect(callApi('GET /api/status', { signal: controller.signal })).rejects.toHaveProperty(
    'name',
    'AbortError',
  );
  expect(vi.getTimerCount()).toBe(0);
  vi.useRealTimers();
});

test('a cancelled call stays cancelled', async () => {
  vi.stubGlobal('fetch', async () => {
    throw new DOMException('stopped', 'AbortError');
  });
  await expect(callApi('GET /api/status')).rejects.toHaveProperty('name', 'AbortError');
});
