import { expect, test } from 'vitest';
import { meanOf } from './mean-of.ts';

const sampleOf = (values: number[]) => ({
  n: values.length,
  sum: values.reduce((sum, value) => sum + value, 0),
  squares: values.reduce((sum, value) => sum + value * value, 0),
});

test('a mean has the interval that tables of Student’s t give', () => {
  // t with 9 degrees of freedom is 2.262; the standard deviation of 1..10 is 3.02765.
  const { mean, low, high } = meanOf(sampleOf([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]));
  expect(mean).toBe(5.5);
  expect(low).toBeCloseTo(5.5 - (2.262 * 3.02765) / Math.sqrt(10), 2);
  expect(high).toBeCloseTo(5.5 + (2.262 * 3.02765) / Math.sqrt(10), 2);
});

test('equal values have a mean without a range', () => {
  expect(meanOf(sampleOf([7, 7, 7]))).toMatchObject({ mean: 7, low: 7, high: 7 });
});

test('one value or none has no interval', () => {
  expect(meanOf(sampleOf([3]))).toMatchObject({ mean: 3, low: null, high: null });
  expect(meanOf(sampleOf([]))).toMatchObject({ mean: 0, low: null, high: null });
});
