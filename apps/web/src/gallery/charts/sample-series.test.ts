import { expect, test } from 'vitest';
import type { ChartData } from './chart-data.ts';
import {
  candles,
  fiveMaps,
  fiveStacks,
  mixed,
  nineMetrics,
  salesAndOrders,
  threeColumns,
  threeLines,
  twoAreas,
  twoBuilds,
  twoYears,
  visits,
} from './sample-series.ts';

const shapes: [name: string, series: number, values: number, data: ChartData][] = [
  ['salesAndOrders', 2, 12, salesAndOrders],
  ['twoYears', 2, 12, twoYears],
  ['visits', 1, 4, visits],
  ['twoBuilds', 2, 5, twoBuilds],
  ['fiveMaps', 1, 5, fiveMaps],
  ['threeLines', 3, 12, threeLines],
  ['twoAreas', 2, 7, twoAreas],
  ['fiveStacks', 5, 7, fiveStacks],
  ['threeColumns', 3, 9, threeColumns],
  ['nineMetrics', 9, 20, nineMetrics],
  ['mixed', 3, 11, mixed],
];

test.each(shapes)('%s has %i series of %i values, one per label', (_, series, values, data) => {
  expect(data.series).toHaveLength(series);
  expect(data.labels).toHaveLength(values);
  expect(new Set(data.labels).size).toBe(values);
  for (const series of data.series) expect(series.values).toHaveLength(values);
});

test('the metrics of the heatmap are between 0 and 90', () => {
  const values = nineMetrics.series.flatMap((series) => series.values);
  expect(Math.min(...values)).toBeGreaterThanOrEqual(0);
  expect(Math.max(...values)).toBeLessThanOrEqual(90);
  expect(new Set(values).size).toBeGreaterThan(40);
});

test('the areas have a point every 90 minutes', () => {
  const times = twoAreas.labels.map((label) => Date.parse(label));
  for (const [index, time] of times.slice(1).entries()) {
    expect(time - (times[index] ?? 0)).toBe(90 * 60_000);
  }
});

test('each of 23 candles opens where the previous one closed and stays within its range', () => {
  expect(candles).toHaveLength(23);
  for (const [index, { values }] of candles.entries()) {
    const [open, high, low, close] = values;
    expect(high).toBeGreaterThanOrEqual(Math.max(open, close));
    expect(low).toBeLessThanOrEqual(Math.min(open, close));
    if (index > 0) expect(open).toBeCloseTo(candles[index - 1]?.values[3] ?? 0);
  }
});
