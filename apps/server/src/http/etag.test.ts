import { expect, test } from 'vitest';
import { createStrongEtag, matchesEtag } from './etag.ts';

const etag = createStrongEtag('body');

test('equal bytes have equal tags, different bytes different ones', () => {
  expect(createStrongEtag('body')).toBe(etag);
  expect(createStrongEtag(Buffer.from('body'))).toBe(etag);
  expect(createStrongEtag('Body')).not.toBe(etag);
  expect(etag).toMatch(/^"[^"]+"$/);
});

test.each([
  [etag, true],
  ['*', true],
  [`W/${etag}`, true],
  [`"other", ${etag}`, true],
  ['"other"', false],
  [`"x${etag.slice(1)}`, false],
  [undefined, false],
])('If-None-Match: %s -> %s', (header, expected) => {
  expect(matchesEtag(header, etag)).toBe(expected);
});
