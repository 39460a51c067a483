import { expect, test } from 'vitest';
import { toCsv } from './to-csv.ts';

test('numbers are plain, texts are quoted where they must be, nothing is empty', () => {
  const text = toCsv(
    ['Time', 'Win rate, percent'],
    [
      ['2026-11-16', 52.5],
      ['He said "gg"', null],
    ],
  );
  expect(text).toBe('\uFEFFTime,"Win rate, percent"\r\n2026-11-16,52.5\r\n"He said ""gg""",\r\n');
});

test('a spreadsheet takes no name for a formula', () => {
  expect(toCsv(['Name'], [['=1+1'], ['@me']])).toBe("\uFEFFName\r\n'=1+1\r\n'@me\r\n");
});
