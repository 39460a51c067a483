import { expect, test } from 'vitest';
import { clampView } from './use-zoom.ts';

const size = { width: 800, height: 450 };

test('the whole map cannot be moved, a zoomed one only to its edges', () => {
  expect(clampView({ zoom: 1, x: 0, y: 900 }, size)).toEqual({ zoom: 1, x: 400, y: 225 });
  expect(clampView({ zoom: 2, x: 0, y: 900 }, size)).toEqual({ zoom: 2, x: 200, y: 337.5 });
  expect(clampView({ zoom: 4, x: 300, y: 200 }, size)).toEqual({ zoom: 4, x: 300, y: 200 });
});
