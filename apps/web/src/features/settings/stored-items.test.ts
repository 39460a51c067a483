import { expect, test } from 'vitest';
import { listStoredItems } from './stored-items.ts';

test('lists each stored item of the product once, wherever it is stored', () => {
  expect(
    listStoredItems(
      ['theme', 'accessToken', 'gallery.editor.snow', 'of an extension'],
      ['accessToken'],
    ),
  ).toEqual([
    { name: 'accessToken', textKey: 'accessToken' },
    { name: 'theme', textKey: 'theme' },
    { name: 'gallery.editor.snow', textKey: 'editors' },
  ]);
});

test('lists every key that the product stores', () => {
  const sources = import.meta.glob<string>(
    ['../../**/*.{ts,tsx}', '!../../**/*.test.{ts,tsx}', '!../../demo-backend/**'],
    { query: '?raw', import: 'default', eager: true },
  );
  const keys = Object.values(sources).flatMap((source) =>
    [...source.matchAll(/(?:STORAGE_KEY = |writeStored\(|createStoredValue\(\s*)'([^']+)'/g)].map(
      ([, key]) => key ?? '',
    ),
  );
  expect(keys).toEqual(expect.arrayContaining(['language', 'recents', 'scrapboard.builds']));
  expect(listStoredItems(keys).map(({ name }) => name)).toEqual(
    expect.arrayContaining([...new Set(keys)]),
  );
});

test('lists nothing if nothing is stored', () => {
  expect(listStoredItems([], [])).toEqual([]);
});
