import { expect, test } from 'vitest';
import { chooseBinWidth, toBins } from './damage-bins.ts';

test('bars have round widths that suit the distribution', () => {
  expect([0, 5, 130, 900, 2600].map(chooseBinWidth)).toEqual([1, 1, 20, 100, 500]);
});

test('bars have no gaps, and the last one includes everything beyond it', () => {
  expect(
    toBins(
      new Map([
        [0, 4],
        [200, 1],
      ]),
      100,
    ),
  ).toEqual([
    { from: 0, to: 100, games: 4 },
    { from: 100, to: 200, games: 0 },
    { from: 200, to: 300, games: 1 },
  ]);
  const bins = toBins(
    new Map([
      [0, 1],
      [1900, 2],
      [5000, 3],
    ]),
    100,
  );
  expect(bins).toHaveLength(20);
  expect(bins.at(-1)).toEqual({ from: 1900, to: undefined, games: 5 });
  expect(toBins(new Map(), 10)).toEqual([{ from: 0, to: 10, games: 0 }]);
});
