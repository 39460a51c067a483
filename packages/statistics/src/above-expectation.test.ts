import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { aboveExpectation, calibratedChance, calibrationSlope } from './above-expectation.ts';
import { createRandom } from './league.ts';

function summarize(matches: readonly { p: number; result: number }[], slope = 1) {
  return {
    slope,
    n: matches.length,
    score: matches.reduce((sum, { result }) => sum + result, 0),
    expected: matches.reduce((sum, { p }) => sum + p, 0),
    squares: matches.reduce((sum, { p }) => sum + p * p, 0),
  };
}

const match = fc.record({
  p: fc.integer({ min: 0, max: 10_000 }).map((chance) => chance / 10_000),
  result: fc.constantFrom(0, 0.5, 1),
});

test('known results have known intervals', () => {
  // Sixty of a hundred even matches: ten points, twice the standard error of five.
  const { value, low, high, n } = aboveExpectation({
    n: 100,
    score: 60,
    expected: 50,
    squares: 25,
    slope: 1,
  });
  expect([value, n]).toEqual([10, 100]);
  expect(low).toBeCloseTo(10 - 9.8, 2);
  expect(high).toBeCloseTo(10 + 9.8, 2);
  expect(aboveExpectation({ n: 0, score: 0, expected: 0, squares: 0, slope: 1 })).toEqual({
    value: 0,
    low: -100,
    high: 100,
    n: 0,
  });
});

test('a team exceeds expectation by as much as the other falls short of it', () => {
  fc.assert(
    fc.property(fc.array(match, { minLength: 1 }), (matches) => {
      const figures = aboveExpectation(summarize(matches));
      const mirrored = aboveExpectation(
        summarize(matches.map(({ p, result }) => ({ p: 1 - p, result: 1 - result }))),
      );
      expect(figures.value).toBeCloseTo(-mirrored.value, 8);
      expect(figures.low).toBeCloseTo(-mirrored.high, 5);
      expect(figures.low).toBeLessThanOrEqual(figures.value);
      expect(figures.value).toBeLessThanOrEqual(figures.high);
    }),
  );
});

test('the slope corrects predictions that are too cautious', () => {
  const random = createRandom(3);
  let [squares, products] = [0, 0];
  const matches = Array.from({ length: 40_000 }, () => {
    // The truth is half again as far from even as the prediction.
    const p = 0.25 + 0.5 * random();
    const result = random() < 0.5 + 1.5 * (p - 0.5) ? 1 : 0;
    const distance = 10_000 * p - 5000;
    squares += distance ** 2;
    products += (2 * result - 1) * distance;
    return { p, result };
  });
  const slope = calibrationSlope({ squares, products });
  expect(slope).toBeCloseTo(1.5, 1);
  const strong = matches.filter(({ p }) => p > 0.6);
  expect(aboveExpectation(summarize(strong)).low).toBeGreaterThan(5);
  const calibrated = aboveExpectation(summarize(strong, slope));
  expect(calibrated.low).toBeLessThan(0);
  expect(calibrated.high).toBeGreaterThan(0);
  // Few matches change nothing, and none reverse the predictions.
  expect(calibrationSlope({ squares: 0, products: 0 })).toBe(1);
  expect(calibrationSlope({ squares: 1e12, products: -1e9 })).toBe(0.5);
});

test('95% of intervals contain the truth', () => {
  const random = createRandom(7);
  const SERIES = 2000;
  let coveringCount = 0;
  for (let i = 0; i < SERIES; i++) {
    const matches = Array.from({ length: 80 }, () => {
      const p = 0.2 + 0.6 * random();
      return { p, result: random() < p ? 1 : 0 };
    });
    const { low, high } = aboveExpectation(summarize(matches));
    if (low <= 0 && 0 <= high) coveringCount++;
  }
  expect(coveringCount / SERIES).toBeGreaterThan(0.935);
  expect(coveringCount / SERIES).toBeLessThan(0.965);
});

test('a calibrated chance keeps the favourite, and those of both sides add up to 1', () => {
  fc.assert(
    fc.property(
      fc.double({ min: 0.001, max: 0.999, noNaN: true }),
      fc.double({ min: 0.5, max: 2, noNaN: true }),
      (p, slope) => {
        expect(calibratedChance(p, slope) + calibratedChance(1 - p, slope)).toBeCloseTo(1, 9);
        expect(calibratedChance(p, slope) >= 0.5).toBe(p >= 0.5);
        expect(calibratedChance(p, 1)).toBeCloseTo(p, 9);
      },
    ),
  );
  expect(calibratedChance(0.51, 1.5)).toBeCloseTo(0.515, 3);
});
