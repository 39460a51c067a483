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
    const [one, two] = [open(), open()];
    one.store.syncTabs();
    two.store.syncTabs();
    const listener = vi.fn();
    two.store.subscribe(listener);

    one.store.keep(annasToken, remember);
    expect(two.store.current()).toBe(annasToken);
    expect(two.store.isRemembered()).toBe(remember);
    one.store.drop();
    expect(two.store.current()).toBeNull();
    expect(listener.mock.calls).toEqual([
      [annasToken, 'another tab'],
      [null, 'another tab'],
    ]);
  });
}

test('the latest sign-in applies to all tabs, wherever its token is stored', () => {
  const { open, local } = makeTabs(() => 0);
  const [one, two] = [open(), open()];
  one.store.syncTabs();
  two.store.syncTabs();
  one.store.keep(annasToken, false);
  two.store.keep(borisToken, true);
  expect(one.store.current()).toBe(borisToken);
  expect(one.session.getItem('accessToken')).toBeNull();
  one.store.keep(annasToken, false);
  expect(two.store.current()).toBe(annasToken);
  expect(two.session.getItem('accessToken')).toBe(annasToken);
  expect(local.getItem('accessToken')).toBeNull();
});

test('a new tab asks the others for a token that its storage lacks', async () => {
  const { open } = makeTabs(() => 0);
  const one = open();
  one.store.syncTabs();
  one.store.keep(annasToken, false);
  const two = open();
  two.store.syncTabs();
  expect(two.store.current()).toBeNull();
  expect(await two.store.askOtherTabs(10)).toBe(annasToken);
  expect(two.store.current()).toBe(annasToken);
  expect(two.session.getItem('accessToken')).toBe(annasToken);
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
