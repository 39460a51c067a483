import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { tokens } from '../account/token-store.ts';
import { waitForFirstPage } from './wait-for-first-page.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  tokens.clear();
});

/** Creates a router that has not loaded its first page, and a function that reports a new state. */
function createRouter() {
  const listeners = new Set<(state: { initialized: boolean }) => void>();
  const state = { initialized: false };
  const router = {
    state,
    subscribe(listener: (state: { initialized: boolean }) => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
  const report = (initialized: boolean) => {
    state.initialized = initialized;
    for (const listener of listeners) listener(state);
  };
  return { router: router as unknown as Parameters<typeof waitForFirstPage>[0], report, listeners };
}

async function isPending(promise: Promise<void>): Promise<boolean> {
  const settled = promise.then(() => false);
  await vi.advanceTimersByTimeAsync(0);
  return Promise.race([settled, Promise.resolve(true)]);
}

test('the app waits until its first page is loaded', async () => {
  const { router, report, listeners } = createRouter();
  const client = new QueryClient();
  const waiting = waitForFirstPage(router, client);
  report(false);
  expect(await isPending(waiting)).toBe(true);
  report(true);
  expect(await isPending(waiting)).toBe(false);
  expect(listeners.size).toBe(0);
  expect(client.getQueryCache().hasListeners()).toBe(false);
  expect(vi.getTimerCount()).toBe(0);
  expect(await isPending(waitForFirstPage(router, client))).toBe(false);
});

test('it waits for the answers that the page has requested', async () => {
  const { router, report } = createRouter();
  const client = new QueryClient();
  const { promise: answer, resolve: respond } = Promise.withResolvers<string>();
  const waiting = waitForFirstPage(router, client);
  void client.prefetchQuery({ queryKey: ['matches'], queryFn: () => answer });
  report(true);
  expect(await isPending(waiting)).toBe(true);
  respond('matches');
  expect(await isPending(waiting)).toBe(false);
  client.clear();
});

test('it does not wait long for slow answers', async () => {
  const { router, listeners } = createRouter();
  const waiting = waitForFirstPage(router, new QueryClient());
  await vi.advanceTimersByTimeAsync(99);
  expect(await isPending(waiting)).toBe(true);
  await vi.advanceTimersByTimeAsync(1);
  expect(await isPending(waiting)).toBe(false);
  expect(listeners.size).toBe(0);
});

test('it does not wait for a page that may need the account, which the app loads', async () => {
  tokens.save('token', false);
  expect(await isPending(waitForFirstPage(createRouter().router, new QueryClient()))).toBe(false);
});
