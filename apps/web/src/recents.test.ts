import { beforeEach, expect, test, vi } from 'vitest';

const stored = new Map<string, string>();
vi.stubGlobal('localStorage', {
  getItem: (name: string) => stored.get(name) ?? null,
  setItem: (name: string, value: string) => stored.set(name, value),
  removeItem: (name: string) => stored.delete(name),
});

/** Imports the module like a page that has just been opened. */
async function openPage() {
  vi.resetModules();
  return await import('./recents.ts');
}
const kept = () => JSON.parse(stored.get('recents') ?? '[]') as { name?: string; path?: string }[];
const zed = { kind: 'player', id: '1', name: 'Zed' } as const;

beforeEach(() => stored.clear());

test('the latest item comes first, each one once, under its newest name', async () => {
  const { remember } = await openPage();
  remember(zed, undefined);
  remember({ kind: 'page', path: '/mmr' }, undefined);
  remember({ ...zed, name: 'Zed2' }, undefined);
  expect(kept().map(({ name, path }) => name ?? path)).toEqual(['Zed2', '/mmr']);
});

test('signing out removes what was opened while signed in, and keeps the rest', async () => {
  const { remember, keepRecentsOf } = await openPage();
  remember({ kind: 'page', path: '/mmr' }, undefined);
  remember(zed, 'account');
  remember({ kind: 'page', path: '/private' }, 'account');
  keepRecentsOf('account');
  expect(kept()).toHaveLength(3);
  keepRecentsOf(undefined);
  expect(kept()).toEqual([{ kind: 'page', path: '/mmr' }]);
});

test('another account does not see the previous one’s items', async () => {
  const { remember, keepRecentsOf } = await openPage();
  remember(zed, 'one');
  keepRecentsOf('two');
  expect(stored.has('recents')).toBe(false);
});

test('items can be removed one by one or all at once', async () => {
  const { remember, forgetRecent, forgetRecents, recentKey } = await openPage();
  remember(zed, undefined);
  remember({ kind: 'search', text: 'zed' }, undefined);
  remember({ kind: 'page', path: '/mmr' }, undefined);
  forgetRecent(recentKey(zed));
  expect(kept()).toHaveLength(2);
  forgetRecents();
  expect(stored.has('recents')).toBe(false);
});

test('no more than thirty are kept', async () => {
  const { remember } = await openPage();
  for (let i = 0; i < 40; i++) remember({ kind: 'search', text: `text ${i}` }, undefined);
  expect(kept()).toHaveLength(30);
});

test('invalid stored data is ignored', async () => {
  const invalid = [null, 7, {}, { kind: 'player', id: 1 }, { kind: 'constructor' }, zed];
  stored.set('recents', JSON.stringify(invalid));
  const { remember } = await openPage();
  remember({ kind: 'page', path: '/mmr' }, undefined);
  expect(kept()).toEqual([{ kind: 'page', path: '/mmr' }, zed]);
});
