import { afterEach, expect, test, vi } from 'vitest';
import { jwtAdapter } from './jwt-adapter.ts';
import { makeToken } from './testing/make-token.ts';
import { tokens } from './token-store.ts';

const token = makeToken({ exp: Math.floor(Date.now() / 1000) + 3600 });
const user = { id: '1', displayName: 'Anna' };

function stubFetch(status: number, body: unknown) {
  const fetchStub = vi.fn(async (_path: string, _init: RequestInit) =>
    status === 204 ? new Response(null, { status }) : Response.json(body, { status }),
  );
  vi.stubGlobal('fetch', fetchStub);
  return fetchStub;
}
const lastAuthorization = (fetchStub: ReturnType<typeof stubFetch>) =>
  new Headers(fetchStub.mock.lastCall?.[1].headers).get('authorization');

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  tokens.clear();
});

test('with a token it loads the account', async () => {
  tokens.save(token, true);
  const fetchStub = stubFetch(200, { user });
  expect(await jwtAdapter.restore()).toEqual(user);
  expect(fetchStub.mock.lastCall?.[0]).toBe('/api/auth/my-account');
  expect(lastAuthorization(fetchStub)).toBe(`Bearer ${token}`);
});

test('without a token it sends no request', async () => {
  const fetchStub = stubFetch(200, { user });
  expect(await jwtAdapter.restore()).toBeNull();
  expect(fetchStub).not.toHaveBeenCalled();
});

test('if the account cannot be loaded, the failure is logged and no user is signed in', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
  for (const failure of [
    { code: 'token_invalid', message: 'Invalid authorization token' },
    { code: 'internal', message: 'Internal server error' },
  ]) {
    tokens.save(token, true);
    stubFetch(failure.code === 'internal' ? 500 : 401, failure);
    expect(await jwtAdapter.restore()).toBeNull();
    expect(tokens.current()).toBeNull();
  }
  expect(logged).toHaveBeenCalledTimes(2);
});

test('signing in stores the token for later calls', async () => {
  stubFetch(200, { accessToken: token, user });
  const credentials = { email: 'anna@example.org', password: 'x', remember: false };
  expect(await jwtAdapter.signIn(credentials)).toEqual(user);
  expect(tokens.current()).toBe(token);
  expect(tokens.isRemembered()).toBe(false);
});

test('signing out removes the token even if the server is unreachable, and sends it', async () => {
  tokens.save(token, true);
  const fetchStub = stubFetch(500, { code: 'internal', message: 'Internal server error' });
  const done = jwtAdapter.signOut();
  expect(tokens.current()).toBeNull();
  await done;
  expect(fetchStub.mock.lastCall?.[0]).toBe('/api/auth/sign-out');
  expect(lastAuthorization(fetchStub)).toBe(`Bearer ${token}`);
});

test('a sign-in in another tab whose account cannot be loaded counts as signed out', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const page = { addEventListener: vi.fn(), removeEventListener: vi.fn() };
  vi.stubGlobal('window', page);
  vi.stubGlobal('document', page);
  const otherTab = new BroadcastChannel('scrapboard-account');
  const listener = vi.fn();
  const stop = jwtAdapter.subscribe(listener);
  const signInElsewhere = (next: string) =>
    otherTab.postMessage({ kind: 'token', token: next, remember: true });

  stubFetch(200, { user });
  signInElsewhere(token);
  await vi.waitFor(() => expect(listener).toHaveBeenLastCalledWith(user));
  stubFetch(500, { code: 'internal', message: 'Internal server error' });
  signInElsewhere(makeToken({ exp: Math.floor(Date.now() / 1000) + 3600, n: 2 }));
  await vi.waitFor(() => expect(listener).toHaveBeenLastCalledWith(null));
  expect(tokens.current()).toBeNull();
  stop();
  otherTab.close();
});
