import { expect, test, vi } from 'vitest';
import { makeTabs } from './testing/make-tabs.ts';
import { makeToken } from './testing/make-token.ts';

const annasToken = makeToken({ exp: 2_000, name: 'anna' });
const borisToken = makeToken({ exp: 2_000, name: 'boris' });

test('only a remembered token outlives the tab', () => {
  const { open, local } = makeTabs(() => 0);
  const first = open();
  first.store.save(annasToken, true);
  expect(local.getItem('accessToken')).toBe(annasToken);
  expect(open().store.current()).toBe(annasToken);

  first.store.save(borisToken, false);
  expect(local.getItem('accessToken')).toBeNull();
  expect(first.session.getItem('accessToken')).toBe(borisToken);
  expect(open().store.current()).toBeNull();
});

test('an expired or invalid token is not used but stays stored', () => {
  const { open, local } = makeTabs(() => 3_000_000);
  for (const token of [annasToken, 'no token']) {
    local.setItem('accessToken', token);
    expect(open().store.current()).toBeNull();
    expect(local.getItem('accessToken')).toBe(token);
  }
});

test('a token that expires while in use is still sent, so that the server can reject it', () => {
  let now = 0;
  const { store } = makeTabs(() => now).open();
  store.save(annasToken, true);
  now = 3_000_000;
  expect(store.current()).toBe(annasToken);
});

for (const remember of [true, false]) {
  test(`other tabs follow a sign-in and a sign-out, remembered: ${remember}`, () => {
    const { open } = makeTabs(() => 0);
    const [tabA, tabB] = [open(), open()];
    tabA.store.syncTabs();
    tabB.store.syncTabs();
    const listener = vi.fn();
    tabB.store.subscribe(listener);

    tabA.store.save(annasToken, remember);
    expect(tabB.store.current()).toBe(annasToken);
    expect(tabB.store.isRemembered()).toBe(remember);
    tabA.store.clear();
    expect(tabB.store.current()).toBeNull();
    expect(listener.mock.calls).toEqual([
      [annasToken, 'another tab'],
      [null, 'another tab'],
    ]);
  });
}

test('the latest sign-in applies to all tabs, wherever its token is stored', () => {
  const { open, local } = makeTabs(() => 0);
  const [tabA, tabB] = [open(), open()];
  tabA.store.syncTabs();
  tabB.store.syncTabs();
  tabA.store.save(annasToken, false);
  tabB.store.save(borisToken, true);
  expect(tabA.store.current()).toBe(borisToken);
  expect(tabA.session.getItem('accessToken')).toBeNull();
  tabA.store.save(annasToken, false);
  expect(tabB.store.current()).toBe(annasToken);
  expect(tabB.session.getItem('accessToken')).toBe(annasToken);
  expect(local.getItem('accessToken')).toBeNull();
});

test('a new tab asks the others for a token that its storage lacks', async () => {
  const { open } = makeTabs(() => 0);
  const tabA = open();
  tabA.store.syncTabs();
  tabA.store.save(annasToken, false);
  const tabB = open();
  tabB.store.syncTabs();
  expect(tabB.store.current()).toBeNull();
  expect(await tabB.store.requestFromOtherTabs(10)).toBe(annasToken);
  expect(tabB.store.current()).toBe(annasToken);
  expect(tabB.session.getItem('accessToken')).toBe(annasToken);
});

test('a tab that no other tab answers continues without a token', async () => {
  const { open } = makeTabs(() => 0);
  const { store } = open();
  expect(await store.requestFromOtherTabs(1)).toBeNull();
  store.syncTabs();
  expect(await store.requestFromOtherTabs(1)).toBeNull();
});

test('a deactivated token stays stored for the next visit', () => {
  const { open, local } = makeTabs(() => 0);
  const { store } = open();
  store.save(annasToken, true);
  store.deactivate();
  expect(store.current()).toBeNull();
  expect(local.getItem('accessToken')).toBe(annasToken);
});
