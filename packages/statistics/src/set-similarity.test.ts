import fc from 'fast-check';
import { expect, test } from 'vitest';
import { inverseFrequency, weightedJaccard } from './set-similarity.ts';

const equalWeight = () => 1;
const sets = fc
  .uniqueArray(fc.constantFrom(...'abcdefg'), { maxLength: 6 })
  .map((list) => new Set(list));

test('rare features weigh more, and a feature of all items weighs one', () => {
  expect(inverseFrequency(9, 9)).toBe(1);
  expect(inverseFrequency(0, 9)).toBeCloseTo(1 + Math.LN10, 12);
  expect(inverseFrequency(1, 9)).toBeCloseTo(1 + Math.log(5), 12);
  // Counted in another period than all: no less than one.
  expect(inverseFrequency(20, 9)).toBe(1);
});

test('similarity is the shared weight divided by the total weight', () => {
  const weights: Record<string, number> = { gun: 3, cabin: 2, wheel: 1 };
  const similarity = weightedJaccard(
    new Set(['gun', 'cabin']),
    new Set(['gun', 'wheel']),
    (part) => weights[part] ?? 0,
  );
  expect(similarity).toBe(3 / 6);
  expect(weightedJaccard(new Set(), new Set(), equalWeight)).toBe(0);
});

test('similarity is symmetric, 1 for equal sets only, and with equal weights a share of counts', () => {
  fc.assert(
    fc.property(sets, sets, (a, b) => {
      const similarity = weightedJaccard(a, b, equalWeight);
      expect(weightedJaccard(b, a, equalWeight)).toBe(similarity);
      const shared = [...a].filter((item) => b.has(item)).length;
      const union = a.size + b.size - shared;
      expect(similarity).toBe(union === 0 ? 0 : shared / union);
      if (union > 0) expect(similarity === 1).toBe(shared === a.size && shared === b.size);
    }),
  );
});
