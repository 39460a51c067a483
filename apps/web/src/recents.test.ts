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
const storedRecents = () =>
  JSON.parse(stored.get('recents') ?? '[]') as { name?: string; path?: string }[];
const zed = { kind: 'player', id: '1', name: 'Zed' } as const;

beforeEach(() => stored.clear());

test('the latest item comes first, and each is listed once, under its newest name', async () => {
  const { recordVisit } = await openPage();
  recordVisit(zed, undefined);
  recordVisit({ kind: 'page', path: '/mmr' }, undefined);
  recordVisit({ ...zed, name: 'Zed2' }, undefined);
  expect(storedRecents().map(({ name, path }) => name ?? path)).toEqual(['Zed2', '/mmr']);
});

test('signing out removes what was opened while signed in, and keeps the rest', async () => {
  const { recordVisit, removeRecentsOfOthers } = await openPage();
  recordVisit({ kind: 'page', path: '/mmr' }, undefined);
  recordVisit(zed, 'account');
  recordVisit({ kind: 'page', path: '/private' }, 'account');
  removeRecentsOfOthers('account');
  expect(storedRecents()).toHaveLength(3);
  removeRecentsOfOthers(undefined);
  expect(storedRecents()).toEqual([{ kind: 'page', path: '/mmr' }]);
});

test('another account does not see the previous one’s items', async () => {
  const { recordVisit, removeRecentsOfOthers } = await openPage();
  recordVisit(zed, 'one');
  removeRecentsOfOthers('two');
  expect(stored.has('recents')).toBe(false);
});

test('items can be removed one by one or all at once', async () => {
  const { recordVisit, removeRecent, clearRecents, recentKey } = await openPage();
  recordVisit(zed, undefined);
  recordVisit({ kind: 'search', text: 'zed' }, undefined);
  recordVisit({ kind: 'page', path: '/mmr' }, undefined);
  removeRecent(recentKey(zed));
  expect(storedRecents()).toHaveLength(2);
  clearRecents();
  expect(stored.has('recents')).toBe(false);
});

test('no more than thirty items are stored', async () => {
  const { recordVisit } = await openPage();
  for (let i = 0; i < 40; i++) recordVisit({ kind: 'search', text: `text ${i}` }, undefined);
  expect(storedRecents()).toHaveLength(30);
});

test('invalid stored data is ignored', async () => {
  const invalid = [null, 7, {}, { kind: 'player', id: 1 }, { kind: 'constructor' }, zed];
  stored.set('recents', JSON.stringify(invalid));
  const { recordVisit } = await openPage();
  recordVisit({ kind: 'page', path: '/mmr' }, undefined);
  expect(storedRecents()).toEqual([{ kind: 'page', path: '/mmr' }, zed]);
});
