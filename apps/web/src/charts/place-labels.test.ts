import { expect, test } from 'vitest';
import { placeLabels } from './place-labels.ts';

test('labels cover neither points nor other labels, and the heaviest are placed first', () => {
  const plot = { left: 0, right: 300, top: 0, bottom: 100, y: (value: number) => value };
  const point = (text: string, x: number, weight: number) => ({
    x,
    y: 50,
    radius: 4,
    text,
    weight,
  });
  expect(
    placeLabels([point('light', 100, 0.1), point('heavy', 110, 1), point('edge', 298, 0.5)], plot),
  ).toEqual([
    { text: 'heavy', anchor: 'start', x: 118, y: 50 },
    { text: 'edge', anchor: 'end', x: 290, y: 50 },
    { text: 'light', anchor: 'end', x: 92, y: 50 },
  ]);
});
