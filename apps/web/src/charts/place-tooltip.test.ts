import { expect, test } from 'vitest';
import { placeTooltip } from './place-tooltip.ts';

const chart = { width: 600, height: 280, size: { width: 150, height: 80 } };

test('puts a tooltip beside its mark, in the other half of the height', () => {
  expect(placeTooltip({ ...chart, mark: { x: 100, y: 40 } })).toEqual({ left: 114, top: 170 });
  expect(placeTooltip({ ...chart, mark: { x: 100, y: 200 } })).toEqual({ left: 114, top: 4 });
});

test('keeps within the chart', () => {
  expect(placeTooltip({ ...chart, mark: { x: 560, y: 40 } }).left).toBe(396);
  expect(placeTooltip({ ...chart, width: 160, mark: { x: 80, y: 40 } })).toMatchObject({ left: 0 });
});

test('avoids the line', () => {
  const mark = { x: 100, y: 40 };
  // The line falls to the right, where the tooltip would be; so it is placed at the top right,
  // above the line.
  const fallingLine = [mark, { x: 130, y: 220 }, { x: 600, y: 240 }];
  expect(placeTooltip({ ...chart, mark, line: fallingLine })).toEqual({ left: 114, top: 4 });
  const middle = { x: 300, y: 40 };
  const zigzag = [middle, { x: 340, y: 200 }, { x: 400, y: 30 }, { x: 440, y: 220 }];
  expect(placeTooltip({ ...chart, mark: middle, line: zigzag })).toEqual({ left: 136, top: 170 });
});

test('keeps clear of a thick bar', () => {
  expect(placeTooltip({ ...chart, mark: { x: 100, y: 40 }, clearance: 20 }).left).toBe(134);
});
