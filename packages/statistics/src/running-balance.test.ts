import fc from 'fast-check';
import { expect, test } from 'vitest';
import { runningBalance } from './running-balance.ts';

test('counts wins up and losses down, and leaves out unfinished matches', () => {
  expect(runningBalance([1, 1, null, -1, 0, -1, -1], 24)).toEqual([0, 1, 2, 1, 1, 0, -1]);
  expect(runningBalance([], 24)).toEqual([0]);
});

const results = fc.array(fc.constantFrom(1 as const, 0 as const, -1 as const, null), {
  maxLength: 400,
});

test('thins the line to the given number of points and keeps both ends', () => {
  fc.assert(
    fc.property(results, fc.integer({ min: 2, max: 40 }), (sequence, points) => {
      const line = runningBalance(sequence, points);
      const fullLine = runningBalance(sequence, Number.POSITIVE_INFINITY);
      expect(line.length).toBe(Math.min(points, fullLine.length));
      expect(line[0]).toBe(0);
      expect(line.at(-1)).toBe(sequence.reduce<number>((sum, result) => sum + (result ?? 0), 0));
      for (const value of line) expect(fullLine).toContain(value);
    }),
  );
});
