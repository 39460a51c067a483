import { expect, test } from 'vitest';
import { colorDifference, toLab } from './color-difference.ts';

// Pairs 1, 7, 17 and 25 of the test data published with the formula (Sharma et al., 2005, table 1).
test.each([
  [[50, 2.6772, -79.7751], [50, 0, -82.7485], 2.0425],
  [[50, 0, 0], [50, -1, 2], 2.3669],
  [[50, 2.5, 0], [73, 25, -18], 27.1492],
  [[60.2574, -34.0099, 36.2677], [60.4626, -34.1751, 39.4387], 1.2644],
] as [[number, number, number], [number, number, number], number][])(
  'the difference of %j and %j is %d, as published',
  (a, b, difference) => {
    expect(colorDifference(a, b)).toBeCloseTo(difference, 4);
    expect(colorDifference(b, a)).toBeCloseTo(difference, 4);
  },
);

test('makes red and green alike in deuteranopia if they differ in nothing else', () => {
  const [red, green]: [[number, number, number], [number, number, number]] = [
    [170, 85, 40],
    [112, 112, 40],
  ];
  const differenceFor = (vision: 'normal' | 'deuteranopia') =>
    colorDifference(toLab(red, vision), toLab(green, vision));
  expect(differenceFor('normal')).toBeGreaterThan(25);
  expect(differenceFor('deuteranopia')).toBeLessThan(8);
});
