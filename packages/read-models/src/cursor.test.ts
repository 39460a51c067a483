import { expect, test } from 'vitest';
import { cursorKeyPatterns, decodeCursor, encodeCursor } from './cursor.ts';

const patterns = [cursorKeyPatterns.boolean, cursorKeyPatterns.int4, cursorKeyPatterns.text];

test('a cursor decodes to its keys', () => {
  const cursor = encodeCursor([true, -12, 'Žaneta "x"']);
  expect(cursor).toMatch(/^[\w-]+$/);
  expect(decodeCursor(cursor, patterns)).toEqual(['true', '-12', 'Žaneta "x"']);
});

test.each([
  ['not base64 of JSON', 'abc'],
  ['too few keys', encodeCursor([true, 1])],
  ['a key of another kind', encodeCursor([true, 'x', 'y'])],
  ['text the database rejects', encodeCursor([true, 1, 'a\0b'])],
  ['not a list', Buffer.from('{"length":3}').toString('base64url')],
])('a made-up cursor (%s) is a bad request', (_, cursor) => {
  expect(() => decodeCursor(cursor, patterns)).toThrow(
    expect.objectContaining({ statusCode: 400, code: 'bad_request' }),
  );
});
