import { expect, test } from 'vitest';
import { storedThings } from './stored-things.ts';

test('what is stored is told once, wherever it lies, and what is not ours is not told', () => {
  expect(
    storedThings(
      ['theme', 'accessToken', 'gallery.editor.snow', 'of an extension'],
      ['accessToken'],
    ),
  ).toEqual([
    { name: 'accessToken', text: 'accessToken' },
    { name: 'theme', text: 'theme' },
    { name: 'gallery.editor.snow', text: 'editors' },
  ]);
});

test('a browser that stores nothing has nothing to tell', () => {
  expect(storedThings([], [])).toEqual([]);
});
