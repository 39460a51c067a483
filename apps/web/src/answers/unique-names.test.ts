import { expect, test } from 'vitest';
import { withUniqueNames } from './unique-names.ts';

test('values with the same name can be told apart', () => {
  const names = {
    map: { a: 'Blood Rocks', b: 'Factory', c: 'Blood Rocks' },
    mode: { d: 'Factory' },
  };
  expect(withUniqueNames({ names, total: 3 })).toEqual({
    names: {
      map: { a: 'Blood Rocks (a)', b: 'Factory', c: 'Blood Rocks (c)' },
      mode: { d: 'Factory' },
    },
    total: 3,
  });
});
