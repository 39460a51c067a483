import { expect, test } from 'vitest';
import { cursorKeys, decodeCursor, encodeCursor } from './cursor.ts';

const shapes = [cursorKeys.boolean, cursorKeys.int4, cursorKeys.text];

test('a cursor decodes to its keys', () => {
  const cursor = encodeCursor([true, -12, 'Žaneta "x"']);
  expect(cursor).toMatch(/^[\w-]+$/);
  expect(decodeCursor(cursor, shapes)).toEqual(['true', '-12', 'Žaneta "x"']);
});

test.each([
  ['not base64 of JSON', 'abc'],
  ['too few keys', encodeCursor([true, 1])],
  ['a key of another kind', encodeCursor([true, 'x', 'y'])],
  ['no text the database takes', encodeCursor([true, 1, 'a\0b'])],
  ['no list', Buffer.from('{"length":3}').toString('base64url')],
])('a cursor made up (%s) is a bad request', (_, cursor) => {
  expect(() => decodeCursor(cursor, shapes)).toThrow(
    expect.objectContaining({ statusCode: 400, code: 'bad_request' }),
  );
});
