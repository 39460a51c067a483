import { powerScoreBands } from '@scrapboard/catalogue/core';
import type { DimensionName } from '@scrapboard/questions';
import type { Row } from '../questions/question-query.ts';
import { keyOf } from '../questions/read-row.ts';
import { allSteps, STEPS } from '../questions/time-steps.ts';
import { ORDERED_DIMENSIONS } from './chart-kinds.ts';

/** The rows of an answer by the values of its dimensions, in the order in which charts show them. */
export interface AnswerMatrix {
  /** The values of the first dimension. */
  keys: string[];
  /** The values of the second dimension; one empty string if there is none. */
  series: string[];
  row: (key: string, series: string) => Row | undefined;
  /** How many values of each dimension there are in all. */
  total: { keys: number; series: number };
}

interface Options {
  by: DimensionName;
  split: DimensionName | undefined;
  /** Returns how important a row is: the most important values are shown. */
  weight: (row: Row) => number;
  limits: { keys: number; series: number };
}

/** Returns the key of a pair of values; the second is empty if there is one dimension. */
export const rowKey = (key: string, series: string) => `${key}\n${series}`;

/** Returns the key of a row of an answer. */
export function answerKey(row: Row, [by, split]: readonly DimensionName[]): string {
  return rowKey(
    by === undefined ? '' : keyOf(row, by),
    split === undefined ? '' : keyOf(row, split),
  );
}

/** Returns rows by both dimensions, with at most as many values of each as the limits allow. */
export function toMatrix(
  rows: readonly Row[],
  { by, split, weight, limits }: Options,
): AnswerMatrix {
  const seriesOf = (row: Row) => (split === undefined ? '' : keyOf(row, split));
  const rowsByKey = new Map(rows.map((row) => [rowKey(keyOf(row, by), seriesOf(row)), row]));
  const keys = keysOf(by, rows, (row) => keyOf(row, by), split !== undefined, weight);
  const series = split === undefined ? [''] : keysOf(split, rows, seriesOf, true, weight);
  return {
    keys: applyLimit(by, keys, limits.keys),
    series: split === undefined ? series : applyLimit(split, series, limits.series),
    row: (key, seriesKey) => rowsByKey.get(rowKey(key, seriesKey)),
    total: { keys: keys.length, series: series.length },
  };
}

/** Ordered values are all shown: they are few, or a line through them must not have gaps. */
function applyLimit(dimension: DimensionName, keys: string[], max: number): string[] {
  return ORDERED_DIMENSIONS.includes(dimension) ? keys : keys.slice(0, max);
}

function keysOf(
  dimension: DimensionName,
  rows: readonly Row[],
  read: (row: Row) => string,
  /** Whether several rows may have the same value. */
  isRepeated: boolean,
  weight: (row: Row) => number,
): string[] {
  const keys = [...new Set(rows.map(read))];
  const step = STEPS.find((name) => name === dimension);
  if (step !== undefined) return allSteps(keys, step);
  const allKeys = completeKeys[dimension];
  if (allKeys !== undefined) return allKeys;
  if (ORDERED_DIMENSIONS.includes(dimension)) return sortKeys(dimension, keys);
  // The answer is already sorted.
  if (!isRepeated) return keys;
  const weights = new Map<string, number>();
  for (const row of rows) weights.set(read(row), (weights.get(read(row)) ?? 0) + weight(row));
  return keys.toSorted((a, b) => (weights.get(b) ?? 0) - (weights.get(a) ?? 0));
}

/** The dimensions of which every value is shown, even without matches. */
const completeKeys: Partial<Record<DimensionName, string[]>> = {
  weekday: Array.from({ length: 7 }, (_, index) => String(index + 1)),
  hour: Array.from({ length: 24 }, (_, hour) => String(hour)),
};

const bandIds: readonly string[] = powerScoreBands.map(({ id }) => id);

/** Sorts the values of an ordered dimension, unknown ones last. */
function sortKeys(dimension: DimensionName, keys: readonly string[]): string[] {
  const knownKeys = keys.filter((key) => key !== '-');
  const sorted =
    dimension === 'powerScoreBand'
      ? knownKeys.toSorted((a, b) => bandIds.indexOf(a) - bandIds.indexOf(b))
      : knownKeys.toSorted((a, b) => a.localeCompare(b, 'en', { numeric: true }));
  return knownKeys.length < keys.length ? [...sorted, '-'] : sorted;
}
