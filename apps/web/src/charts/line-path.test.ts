import { expect, test } from 'vitest';
import { areaPath, bandPath, linePath } from './line-path.ts';

const positions = [
  { x: 0, y: 10 },
  { x: 5, y: 20 },
  { x: 9, y: 0 },
];

test('draws straight segments between points', () => {
  expect(linePath(positions, 'straight')).toBe('M0.0 10.0L5.0 20.0L9.0 0.0');
});

test('keeps steps level until the next point', () => {
  expect(linePath(positions, 'steps')).toBe('M0.0 10.0H5.0V20.0H9.0V0.0');
});

test('closes areas along their level, and bands along their lower edge', () => {
  expect(areaPath(positions, 'straight', 15)).toBe('M0.0 10.0L5.0 20.0L9.0 0.0V15.0H0.0Z');
  const high = positions.map(({ x, y }) => ({ x, y: y - 1 }));
  expect(bandPath(positions.slice(0, 2), high.slice(0, 2))).toBe(
    'M0.0 9.0L5.0 19.0L5.0 20.0L0.0 10.0Z',
  );
  expect(areaPath([], 'steps', 0)).toBe('');
});
