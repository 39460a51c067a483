import fc from 'fast-check';
import { expect, test } from 'vitest';
import { benjaminiHochberg } from './benjamini-hochberg.ts';
import { evenOddsTest } from './even-odds-test.ts';
import { createRandom } from './league.ts';
import { sideBalances } from './side-balance.ts';

test('the exact test agrees with probabilities computed by hand', () => {
  expect(evenOddsTest(5, 5)).toBeCloseTo(2 / 32, 12);
  expect(evenOddsTest(9, 10)).toBeCloseTo((2 * 11) / 1024, 12);
  expect(evenOddsTest(5, 10)).toBe(1);
  expect(evenOddsTest(0, 0)).toBe(1);
  // Computed with whole numbers of any size.
  expect(evenOddsTest(5230, 10_000)).toBeCloseTo(4.44e-6, 7);
});

test('the exact test adds up all probabilities at least as far from half', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 60 }), fc.nat(60), (trials, limit) => {
      const count = Math.min(limit, trials);
      let [sum, probability] = [0, 0.5 ** trials];
      for (let k = 0; k <= trials; k++) {
        if (Math.abs(2 * k - trials) >= Math.abs(2 * count - trials)) sum += probability;
        probability *= (trials - k) / (k + 1);
      }
      expect(evenOddsTest(count, trials)).toBeCloseTo(sum, 10);
      expect(evenOddsTest(trials - count, trials)).toBe(evenOddsTest(count, trials));
    }),
  );
});

test('adjusts p-values as the paper does', () => {
  // Benjamini and Hochberg, 1995, section 4.1: four of fifteen are significant at 5%.
  const published = [
    0.0001, 0.0004, 0.0019, 0.0095, 0.0201, 0.0278, 0.0298, 0.0344, 0.0459, 0.324, 0.4262, 0.5719,
    0.6528, 0.759, 1,
  ];
  expect(benjaminiHochberg(published).filter((p) => p <= 0.05)).toHaveLength(4);
  expect(benjaminiHochberg([])).toEqual([]);
});

test('adjusting keeps the order and never makes a p-value smaller', () => {
  fc.assert(
    fc.property(fc.array(fc.double({ min: 0, max: 1, noNaN: true })), (pValues) => {
      const adjusted = benjaminiHochberg(pValues);
      pValues.forEach((p, i) => {
        expect(adjusted[i]).toBeGreaterThanOrEqual(p);
        expect(adjusted[i]).toBeLessThanOrEqual(1);
        pValues.forEach((other, j) => {
          if (p < other) expect(adjusted[i]).toBeLessThanOrEqual(adjusted[j] ?? 0);
        });
      });
    }),
  );
});

test('calls a map uneven in at most 5% of lists of fair maps', () => {
  const random = createRandom(3);
  const lists = 400;
  let unevenLists = 0;
  for (let list = 0; list < lists; list++) {
    const maps = Array.from({ length: 20 }, (_, i) => {
      const of = 20 + 15 * i;
      let first = 0;
      for (let match = 0; match < of; match++) first += random() < 0.5 ? 1 : 0;
      return { first, second: of - first };
    });
    if (sideBalances(maps).some(({ verdict }) => verdict !== 'chance')) unevenLists += 1;
  }
  expect(unevenLists / lists).toBeLessThanOrEqual(0.05);
});

test('finds the uneven map, and gives no verdict on few matches', () => {
  const verdicts = sideBalances([
    { first: 700, second: 500 },
    { first: 500, second: 700 },
    { first: 610, second: 600 },
    { first: 19, second: 0 },
  ]).map(({ verdict }) => verdict);
  expect(verdicts).toEqual(['first', 'second', 'chance', 'few']);
});
