import { afterEach, expect, test, vi } from 'vitest';
import { callApi } from '../api-client.ts';
import { isRenewalRequested, requestRenewal, subscribeRenewal } from './renewal.ts';
import { makeToken } from './testing/make-token.ts';
import { tokens } from './token-store.ts';

const IN_AN_HOUR_S = Math.floor(Date.now() / 1000) + 3600;
const oldToken = makeToken({ exp: IN_AN_HOUR_S, n: 1 });
const freshToken = makeToken({ exp: IN_AN_HOUR_S, n: 2 });
const refusal = { code: 'token_invalid', message: 'Invalid authorization token' };

/** A server that accepts only the fresh token, and records the tokens it was sent. */
function stubServer() {
  const fetchStub = vi.fn(async (_path: string, init: RequestInit) => {
    const bearer = new Headers(init.headers).get('authorization');
    return bearer === `Bearer ${freshToken}`
      ? Response.json({ saved: init.body })
      : Response.json(refusal, { status: 401 });
  });
  vi.stubGlobal('fetch', fetchStub);
  return fetchStub;
}

afterEach(() => {
  vi.unstubAllGlobals();
  tokens.clear();
});

test('a call whose session has ended waits for the next sign-in and is then made again', async () => {
  const fetchStub = stubServer();
  tokens.save(oldToken, true);
  const listener = vi.fn();
  const stop = subscribeRenewal(listener);
  const answer = callApi('PATCH /api/account', { body: { firstName: 'Anna' } });
  await vi.waitFor(() => expect(isRenewalRequested()).toBe(true));
  expect(listener).toHaveBeenCalledTimes(1);
  tokens.save(freshToken, true);
  expect(await answer).toEqual({ saved: '{"firstName":"Anna"}' });
  expect(isRenewalRequested()).toBe(false);
  expect(fetchStub).toHaveBeenCalledTimes(2);
  stop();
});

test('a user who declines to sign in again gets the error', async () => {
  stubServer();
  tokens.save(oldToken, true);
  const answer = callApi('GET /api/account/devices').catch((reason: unknown) => reason);
  await vi.waitFor(() => expect(isRenewalRequested()).toBe(true));
  tokens.clear();
  expect(await answer).toEqual(refusal);
});

test('pending calls never run for another account', async () => {
  const annasToken = makeToken({ exp: IN_AN_HOUR_S, sub: 'anna' });
  const bertasToken = makeToken({ exp: IN_AN_HOUR_S, sub: 'berta' });
  const fetchStub = stubServer();
  tokens.save(annasToken, true);
  const answer = callApi('PATCH /api/account', { body: { firstName: 'Anna' } }).catch(
    (reason: unknown) => reason,
  );
  await vi.waitFor(() => expect(isRenewalRequested()).toBe(true));
  tokens.save(bertasToken, true);
  expect(await answer).toEqual(refusal);
  expect(isRenewalRequested()).toBe(false);
  expect(fetchStub).toHaveBeenCalledTimes(1);
  expect(await requestRenewal(annasToken)).toBe(false);
});

test('several calls ask the user once, and a call with an older token does not ask', async () => {
  tokens.save(oldToken, true);
  const renewals = [requestRenewal(oldToken), requestRenewal(oldToken)];
  tokens.save(freshToken, true);
  expect(await Promise.all(renewals)).toEqual([true, true]);
  expect(await requestRenewal(oldToken)).toBe(true);
  expect(isRenewalRequested()).toBe(false);
  tokens.clear();
  expect(await requestRenewal(freshToken)).toBe(false);
});

test('sign-in calls and visitors’ calls fail immediately', async () => {
  stubServer();
  await expect(callApi('GET /api/account/devices')).rejects.toEqual(refusal);
  tokens.save(oldToken, true);
  await expect(callApi('GET /api/auth/my-account', { renewsSession: false })).rejects.toEqual(
    refusal,
  );
  expect(isRenewalRequested()).toBe(false);
});
