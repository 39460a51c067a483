import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fitAxis } from './fit-axis.ts';

test('truncates the axis for values far from zero', () => {
  const axis = fitAxis([1588, 1612, 1655]);
  expect(axis).toEqual({
    from: 1580,
    to: 1660,
    ticks: [1580, 1600, 1620, 1640, 1660],
    isTruncated: true,
  });
});

test('includes zero for values near it', () => {
  expect(fitAxis([30, 80])).toMatchObject({ from: 0, isTruncated: false });
  expect(fitAxis([-4, 3])).toMatchObject({ isTruncated: false });
});

test('includes zero on request', () => {
  expect(fitAxis([1588, 1655], { includesZero: true })).toMatchObject({
    from: 0,
    isTruncated: false,
  });
});

test('places ticks only at whole numbers on request', () => {
  expect(fitAxis([0, 1, 2], { hasWholeTicks: true }).ticks).toEqual([0, 1, 2]);
  expect(fitAxis([1], { hasWholeTicks: true, includesZero: true }).ticks).toEqual([0, 1]);
  expect(
    fitAxis([0, 10], { hasWholeTicks: true, tickCount: 5 }).ticks.every(Number.isInteger),
  ).toBe(true);
});

test('stays within the limits of the quantity', () => {
  const { from, to, ticks } = fitAxis([3, 97], { min: 0, max: 100 });
  expect([from, to]).toEqual([0, 100]);
  expect(ticks).toContain(50);
});

test('handles a single value and no values', () => {
  expect(fitAxis([])).toMatchObject({ from: 0, to: 1 });
  const { from, to } = fitAxis([1600]);
  expect(from).toBeLessThan(1600);
  expect(to).toBeGreaterThan(1600);
});

test('covers every value with a few ticks in order', () => {
  const value = fc
    .double({ min: -1e6, max: 1e6, noNaN: true })
    .map((value) => Math.round(value * 100) / 100);
  const axisOptions = fc.record({ hasWholeTicks: fc.boolean(), includesZero: fc.boolean() });
  fc.assert(
    fc.property(
      fc.array(value, { minLength: 1, maxLength: 50 }),
      axisOptions,
      (values, options) => {
        const { from, to, ticks } = fitAxis(values, options);
        for (const value of values) {
          expect(value).toBeGreaterThanOrEqual(from - 1e-6);
          expect(value).toBeLessThanOrEqual(to + 1e-6);
        }
        expect(ticks.length).toBeGreaterThanOrEqual(2);
        expect(ticks.length).toBeLessThanOrEqual(7);
        expect(ticks).toEqual(ticks.toSorted((a, b) => a - b));
      },
    ),
  );
});
