import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createRandom } from './league.ts';
import { type Stratum, stratifiedDifference } from './stratified-difference.ts';

const rate = fc
  .integer({ min: 1, max: 400 })
  .chain((of) => fc.record({ count: fc.nat(of), of: fc.constant(of) }));
const stratum = fc.record({ exposed: rate, others: rate });

const stratumOf = (a: number, m: number, b: number, n: number): Stratum => ({
  exposed: { count: a, of: m },
  others: { count: b, of: n },
});

test('one stratum gives the plain difference, with the textbook variance if both sides are equally large', () => {
  const { difference, low, high } = stratifiedDifference([stratumOf(60, 100, 45, 100)]);
  expect(difference).toBeCloseTo(15, 9);
  const error = Math.sqrt((0.6 * 0.4 + 0.45 * 0.55) / 100);
  expect(high - low).toBeCloseTo(2 * 100 * 1.959964 * error, 4);
});

test('compares like with like: differences between strata do not count', () => {
  // Of 100 easy games 90 are won and of 100 hard ones 10, with or without; easy ones have it more often.
  const strata = [stratumOf(72, 80, 18, 20), stratumOf(2, 20, 8, 80)];
  expect(stratifiedDifference(strata)).toMatchObject({
    difference: expect.closeTo(0, 9),
    verdict: 'chance',
  });
});

test('strata with one side only are ignored; without any other, there is no verdict', () => {
  const twoSided = stratumOf(30, 60, 20, 60);
  expect(stratifiedDifference([twoSided, stratumOf(9, 9, 0, 0), stratumOf(0, 0, 1, 50)])).toEqual(
    stratifiedDifference([twoSided]),
  );
  expect(stratifiedDifference([stratumOf(9, 9, 0, 0)])).toMatchObject({
    low: -Infinity,
    verdict: 'few',
  });
  expect(stratifiedDifference([])).toMatchObject({ difference: 0, high: Infinity });
});

test('does not depend on the order, lies between the strata, and is mirrored when sides are swapped', () => {
  fc.assert(
    fc.property(fc.array(stratum, { minLength: 1, maxLength: 6 }), (strata) => {
      const result = stratifiedDifference(strata);
      const differences = strata.map(
        ({ exposed, others }) => 100 * (exposed.count / exposed.of - others.count / others.of),
      );
      expect(result.difference).toBeGreaterThanOrEqual(Math.min(...differences) - 1e-9);
      expect(result.difference).toBeLessThanOrEqual(Math.max(...differences) + 1e-9);
      expect(stratifiedDifference(strata.toReversed()).difference).toBeCloseTo(
        result.difference,
        9,
      );
      const swapped = stratifiedDifference(
        strata.map(({ exposed, others }) => ({ exposed: others, others: exposed })),
      );
      expect(swapped.low).toBeCloseTo(-result.high, 6);
    }),
  );
});

test('contains the true difference in about 95% of samples', () => {
  const random = createRandom(5);
  const wins = (n: number, p: number) =>
    Array.from({ length: n }).filter(() => random() < p).length;
  let contained = 0;
  const samples = 1500;
  for (let i = 0; i < samples; i++) {
    const { low, high } = stratifiedDifference([
      stratumOf(wins(40, 0.6), 40, wins(90, 0.5), 90),
      stratumOf(wins(15, 0.3), 15, wins(120, 0.2), 120),
      stratumOf(wins(70, 0.85), 70, wins(20, 0.75), 20),
    ]);
    if (low <= 10 && high >= 10) contained += 1;
  }
  expect(contained / samples).toBeGreaterThan(0.93);
  expect(contained / samples).toBeLessThan(0.97);
});
