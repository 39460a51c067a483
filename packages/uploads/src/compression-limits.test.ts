import { expect, test } from 'vitest';
import { isBomb, refuseOverlaps } from './compression-limits.ts';

const MEBIBYTE = 1024 * 1024;

test('a large file that compresses better than any log is a decompression bomb', () => {
  expect(isBomb(32 * MEBIBYTE, 1)).toBe(false);
  expect(isBomb(400 * MEBIBYTE, MEBIBYTE)).toBe(false);
  expect(isBomb(400 * MEBIBYTE + 1, MEBIBYTE)).toBe(true);
  expect(isBomb(33 * MEBIBYTE, 0)).toBe(true);
});

test('adjacent entries are accepted, overlapping ones are not', () => {
  const entries = [
    { from: 100, to: 200 },
    { from: 0, to: 100 },
  ];
  expect(() => refuseOverlaps(entries)).not.toThrow();
  expect(() => refuseOverlaps([])).not.toThrow();
  expect(() => refuseOverlaps([...entries, { from: 199, to: 300 }])).toThrow();
  expect(() => refuseOverlaps([...entries, { from: 0, to: 100 }])).toThrow();
});
