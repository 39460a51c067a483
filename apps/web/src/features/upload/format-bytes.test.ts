import { expect, test } from 'vitest';
import { formatBytes } from './format-bytes.ts';

test('formats sizes in the unit that fits', () => {
  expect([0, 12, 1000, 12_345_678, 2_500_000_000].map((bytes) => formatBytes('en', bytes))).toEqual(
    ['0 kB', '1 kB', '1 kB', '12.3 MB', '2.5 GB'],
  );
});
