import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  MIN_ESTIMATES_TO_SHRINK,
  type PointEstimate,
  shrinkEstimates,
} from './shrink-estimates.ts';

const estimate = fc.record({
  value: fc.double({ min: -30, max: 30, noNaN: true }),
  variance: fc.double({ min: 0.01, max: 400, noNaN: true }),
});
const estimates = fc.array(estimate, { minLength: MIN_ESTIMATES_TO_SHRINK, maxLength: 60 });

/** Returns normally distributed numbers, the same ones each time (Box and Muller, 1958). */
function createNormal(seed: number): () => number {
  let state = seed;
  const uniform = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return (state + 0.5) / 2 ** 32;
  };
  return () => Math.sqrt(-2 * Math.log(uniform())) * Math.cos(2 * Math.PI * uniform());
}

test('shrinks batting averages as Efron and Morris did', () => {
  // Eighteen batters of 1970 after 45 times at bat, on the arcsine scale, each of variance 1.
  const averages = [
    0.4, 0.378, 0.356, 0.333, 0.311, 0.311, 0.289, 0.267, 0.244, 0.244, 0.222, 0.222, 0.222, 0.222,
    0.222, 0.2, 0.178, 0.156,
  ];
  const scaled = averages.map((p) => Math.sqrt(45) * Math.asin(2 * p - 1));
  const shrunk = shrinkEstimates(scaled.map((value) => ({ value, variance: 1 })));
  const mean = scaled.reduce((sum, value) => sum + value, 0) / scaled.length;
  const squares = scaled.reduce((sum, value) => sum + (value - mean) ** 2, 0);
  // Efron and Morris, "Data analysis using Stein's estimator and its generalizations" (1975), section 2.
  expect(1 - 15 / squares).toBeCloseTo(0.209, 2);
  for (const [index, { value }] of shrunk.entries()) {
    const expected = mean + (1 - 15 / squares) * ((scaled[index] as number) - mean);
    expect(value).toBeCloseTo(expected, 6);
  }
});

test('a shrunk value is within the range of all samples and within its own interval', () => {
  fc.assert(
    fc.property(estimates, (samples) => {
      const lowest = Math.min(...samples.map(({ value }) => value));
      const highest = Math.max(...samples.map(({ value }) => value));
      for (const { value, low, high } of shrinkEstimates(samples)) {
        expect(value).toBeGreaterThanOrEqual(lowest - 1e-9);
        expect(value).toBeLessThanOrEqual(highest + 1e-9);
        expect(low).toBeLessThanOrEqual(value);
        expect(high).toBeGreaterThanOrEqual(value);
      }
    }),
  );
});

test('of two equal values, the one with the larger variance moves further', () => {
  fc.assert(
    fc.property(estimates, fc.double({ min: 1.5, max: 50, noNaN: true }), (samples, times) => {
      const first = samples[0] as PointEstimate;
      const noisier = { ...first, variance: first.variance * times };
      const [shrunkFirst, shrunkNoisier] = shrinkEstimates([first, noisier, ...samples.slice(1)]);
      const moved = (value = first.value) => Math.abs(value - first.value);
      expect(moved(shrunkNoisier?.value)).toBeGreaterThanOrEqual(moved(shrunkFirst?.value) - 1e-9);
    }),
  );
});

test('order does not matter, and estimates follow shifts and scale', () => {
  fc.assert(
    fc.property(estimates, fc.integer({ min: -9, max: 9 }), (samples, shift) => {
      const plain = shrinkEstimates(samples);
      const changed = shrinkEstimates(
        samples
          .map(({ value, variance }) => ({ value: 2 * value + shift, variance: 4 * variance }))
          .reverse(),
      ).reverse();
      for (const [index, { value }] of plain.entries()) {
        expect(changed[index]?.value).toBeCloseTo(2 * value + shift, 5);
      }
    }),
  );
});

test('fewer than four estimates are returned unchanged', () => {
  expect(shrinkEstimates([])).toEqual([]);
  expect(shrinkEstimates([{ value: 3, variance: 4 }])[0]?.value).toBe(3);
});

test('intervals cover the truth, and shrunk values are closer to it than the samples', () => {
  const normal = createNormal(7);
  let covered = 0;
  let shrunkError = 0;
  let sampleError = 0;
  const [runs, parts] = [300, 40];
  for (let run = 0; run < runs; run++) {
    const truths = Array.from({ length: parts }, () => 1 + 2 * normal());
    const samples = truths.map((truth, index) => {
      const variance = 1 + (index % 10) ** 2;
      return { value: truth + Math.sqrt(variance) * normal(), variance };
    });
    for (const [index, { value, low, high }] of shrinkEstimates(samples).entries()) {
      const truth = truths[index] as number;
      if (low <= truth && truth <= high) covered += 1;
      shrunkError += (value - truth) ** 2;
      sampleError += ((samples[index] as PointEstimate).value - truth) ** 2;
    }
  }
  expect(covered / (runs * parts)).toBeGreaterThan(0.93);
  expect(shrunkError).toBeLessThan(0.2 * sampleError);
});

test('finds hardly any changes where nothing changed', () => {
  const normal = createNormal(11);
  let changeCount = 0;
  const [runs, parts] = [300, 40];
  for (let run = 0; run < runs; run++) {
    const samples = Array.from({ length: parts }, (_, index) => {
      const variance = 1 + (index % 10) ** 2;
      return { value: Math.sqrt(variance) * normal(), variance };
    });
    changeCount += shrinkEstimates(samples).filter(({ low, high }) => low > 0 || high < 0).length;
  }
  expect(changeCount / (runs * parts)).toBeLessThan(0.05);
});

test('excludes a known centre only where the sample alone does', () => {
  fc.assert(
    fc.property(estimates, fc.integer({ min: -5, max: 5 }), (samples, center) => {
      shrinkEstimates(samples, center).forEach(({ value, low, high }, index) => {
        const sample = samples[index] as PointEstimate;
        const [from, to] = [center, sample.value].sort((a, b) => a - b) as [number, number];
        expect(value).toBeGreaterThanOrEqual(from - 1e-9);
        expect(value).toBeLessThanOrEqual(to + 1e-9);
        if (low > center || high < center) {
          const deviation = Math.abs(sample.value - center);
          expect(deviation).toBeGreaterThanOrEqual(1.95 * Math.sqrt(sample.variance));
        }
      });
    }),
  );
});
