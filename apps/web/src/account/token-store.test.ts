import { expect, test, vi } from 'vitest';
import { makeTabs } from './testing/make-tabs.ts';
import { makeToken } from './testing/make-token.ts';

const annasToken = makeToken({ exp: 2_000, name: 'anna' });
const borisToken = makeToken({ exp: 2_000, name: 'boris' });

test('only a remembered token outlives the tab', () => {
  const { open, local } = makeTabs(() => 0);
  const first = open();
  first.store.keep(annasToken, true);
  expect(local.getItem('accessToken')).toBe(annasToken);
  expect(open().store.current()).toBe(annasToken);

  first.store.keep(borisToken, false);
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
  store.keep(annasToken, true);
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

    tabA.store.keep(annasToken, remember);
    expect(tabB.store.current()).toBe(annasToken);
    expect(tabB.store.isRemembered()).toBe(remember);
    tabA.store.drop();
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
  tabA.store.keep(annasToken, false);
  tabB.store.keep(borisToken, true);
  expect(tabA.store.current()).toBe(borisToken);
  expect(tabA.session.getItem('accessToken')).toBeNull();
  tabA.store.keep(annasToken, false);
  expect(tabB.store.current()).toBe(annasToken);
  expect(tabB.session.getItem('accessToken')).toBe(annasToken);
  expect(local.getItem('accessToken')).toBeNull();
});

test('a new tab asks the others for a token that its storage lacks', async () => {
  const { open } = makeTabs(() => 0);
  const tabA = open();
  tabA.store.syncTabs();
  tabA.store.keep(annasToken, false);
  const tabB = open();
  tabB.store.syncTabs();
  expect(tabB.store.current()).toBeNull();
  expect(await tabB.store.askOtherTabs(10)).toBe(annasToken);
  expect(tabB.store.current()).toBe(annasToken);
  expect(tabB.session.getItem('accessToken')).toBe(annasToken);
});

test('a tab that no other tab answers continues without a token', async () => {
  const { open } = makeTabs(() => 0);
  const { store } = open();
  expect(await store.askOtherTabs(1)).toBeNull();
  store.syncTabs();
  expect(await store.askOtherTabs(1)).toBeNull();
});

test('setting a token aside leaves it for the next visit', () => {
  const { open, local } = makeTabs(() => 0);
  const { store } = open();
  store.keep(annasToken, true);
  store.setAside();
  expect(store.current()).toBeNull();
  expect(local.getItem('accessToken')).toBe(annasToken);
});
