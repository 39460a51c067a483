import { expect, test } from 'vitest';
import { byteText } from './byte-text.ts';

test('formats sizes in the unit that fits', () => {
  expect([0, 12, 1000, 12_345_678, 2_500_000_000].map((bytes) => byteText('en', bytes))).toEqual([
    '0 kB',
    '1 kB',
    '1 kB',
    '12.3 MB',
    '2.5 GB',
  ]);
});
