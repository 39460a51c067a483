import { expect, test } from 'vitest';
import { sparklinePoints } from './sparkline.tsx';

test('the line spans the drawing, the highest value at its top', () => {
  expect(sparklinePoints([0, 10, 5])).toEqual([
    [3, 45],
    [150, 3],
    [297, 24],
  ]);
});

test('equal values make a level line', () => {
  expect(sparklinePoints([7, 7]).map(([, y]) => y)).toEqual([45, 45]);
});
