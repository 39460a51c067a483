import { expect, test } from 'vitest';
import { storedItems } from './stored-items.ts';

test('lists each stored item of the product once, wherever it is stored', () => {
  expect(
    storedItems(
      ['theme', 'accessToken', 'gallery.editor.snow', 'of an extension'],
      ['accessToken'],
    ),
  ).toEqual([
    { name: 'accessToken', text: 'accessToken' },
    { name: 'theme', text: 'theme' },
    { name: 'gallery.editor.snow', text: 'editors' },
  ]);
});

test('lists nothing if nothing is stored', () => {
  expect(storedItems([], [])).toEqual([]);
});
