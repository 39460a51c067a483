import { expect, test } from 'vitest';
import { toCsv } from './to-csv.ts';

test('writes plain numbers, quotes texts if needed, and leaves null empty', () => {
  const text = toCsv(
    ['Time', 'Win rate, percent'],
    [
      ['2026-11-16', 52.5],
      ['He said "gg"', null],
    ],
  );
  expect(text).toBe('\uFEFFTime,"Win rate, percent"\r\n2026-11-16,52.5\r\n"He said ""gg""",\r\n');
});

test('escapes names that look like formulas', () => {
  expect(toCsv(['Name'], [['=1+1'], ['@me']])).toBe("\uFEFFName\r\n'=1+1\r\n'@me\r\n");
});
