import { expect, test } from 'vitest';
import { readResetToken } from './read-reset-token.ts';

test('reads the secret from the hash of a link', () => {
  expect(readResetToken('#token=abc-_1')).toBe('abc-_1');
  for (const hash of ['', '#', '#token=', '#content']) expect(readResetToken(hash)).toBeNull();
});
