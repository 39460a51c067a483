import { expect, test } from 'vitest';
import { uniqueTexts } from './unique-texts.ts';

test('values with the same name can be told apart', () => {
  const names: Record<string, string> = { a: 'Blood Rocks', b: 'Factory', c: 'Blood Rocks' };
  expect(uniqueTexts(['a', 'b', 'c'], (key) => names[key] ?? key)).toEqual([
    'Blood Rocks (a)',
    'Factory',
    'Blood Rocks (c)',
  ]);
});
