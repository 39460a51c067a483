import { expect, test } from 'vitest';
import { Random, seedOf } from './random.ts';

test('the same seed gives the same numbers, another seed different ones', () => {
  const draw = (seed: number) => {
    const random = new Random(seed);
    return Array.from({ length: 5 }, () => random.next());
  };
  expect(draw(7)).toEqual(draw(7));
  expect(draw(7)).not.toEqual(draw(8));
  expect(seedOf(1, 'a')).not.toBe(seedOf('1a'));
});

test('indexes are drawn in proportion to their weights', () => {
  const random = new Random(3);
  const counts = [0, 0, 0];
  for (let i = 0; i < 6_000; i++) {
    const index = random.weightedIndex([1, 0, 5]);
    counts[index] = (counts[index] ?? 0) + 1;
  }
  expect(counts[1]).toBe(0);
  expect(counts[0]).toBeGreaterThan(800);
  expect(counts[0]).toBeLessThan(1_200);
});
