import { expect, test } from 'vitest';
import { isSameAccount, isUnexpired, parseTokenExpiry } from './access-token.ts';
import { makeToken } from './testing/make-token.ts';

test('a token expires at its exp claim, in either base64 alphabet', () => {
  // Characters that base64url writes as - and _.
  const token = makeToken({ exp: 1_900_000_000, name: '~~~???>>>' });
  expect(token).toMatch(/[-_]/);
  expect(parseTokenExpiry(token)).toBe(1_900_000_000_000);
});

test('a token is unexpired until its expiry time', () => {
  const token = makeToken({ exp: 100 });
  expect(isUnexpired(token, 99_999)).toBe(true);
  expect(isUnexpired(token, 100_000)).toBe(false);
});

test('an invalid token, or one without an expiry time, counts as expired', () => {
  const invalid = ['', 'x', 'a.b.c', `a.${btoa('no json')}.c`, `a.${btoa('null')}.c`];
  for (const text of [...invalid, makeToken({}), makeToken({ exp: '1900000000' })]) {
    expect(parseTokenExpiry(text), text).toBeNull();
    expect(isUnexpired(text, 0), text).toBe(false);
  }
  expect(isUnexpired(null, 0)).toBe(false);
});

test('tokens with the same sub claim belong to the same account', () => {
  const [first, second] = [1, 2].map((exp) => makeToken({ exp, sub: 'anna' }));
  expect(isSameAccount(first ?? '', second ?? '')).toBe(true);
  expect(isSameAccount(first ?? '', makeToken({ exp: 1, sub: 'berta' }))).toBe(false);
  expect(isSameAccount(first ?? '', null)).toBe(false);
});
