import type { QuestionValue } from '@scrapboard/contract';
import { bootstrapTestOfMeans } from '@scrapboard/statistics/bootstrap-test';
import {
  testOfEstimates,
  testOfRates,
  testOfRatios,
} from '@scrapboard/statistics/difference-tests';
import type { FrequencyTable } from '@scrapboard/statistics/frequency-table';
import { holm } from '@scrapboard/statistics/holm';
import { type Change, changeOf } from '../../questions/change-of.ts';
import { isTestedMean } from './questions.ts';

/** The highest corrected p-value of a difference that is called real. */
const SIGNIFICANCE_LEVEL = 0.05;

type Values = Readonly<Record<string, QuestionValue>>;

/** The values in matches of each row, in the order of the rows, by the name of their mean. */
export type Distributions = Readonly<Record<string, readonly FrequencyTable[]>>;

export interface JudgedDifference extends Change {
  stat: string;
  /** The index of the row that differs; the first row has 0. */
  index: number;
}

/**
 * Returns by how much each other row differs from the first in every stat that has an interval. Which
 * differences are real is decided for all of them together, by Holm's correction. Means without their
 * distributions are not tested.
 */
export function judgeDifferences(
  stats: readonly string[],
  rows: readonly (Values | undefined)[],
  distributions: Distributions,
): JudgedDifference[] {
  const [firstRow, ...otherRows] = rows;
  const differences = stats.flatMap((stat) =>
    otherRows.flatMap((row, index) => {
      const [value, reference] = [row?.[stat], firstRow?.[stat]];
      const change = changeOf(value, reference);
      if (change === null) return [];
      const hasFewGames = change.difference.verdict === 'few';
      const tables = isTestedMean(stat) ? (distributions[stat] ?? []) : undefined;
      const p = hasFewGames
        ? 1
        : pValueOf(value, reference, tables && [tables[index + 1], tables[0]]);
      return p === null ? [] : { ...change, stat, index: index + 1, p };
    }),
  );
  const testedDifferences = differences.filter(({ difference }) => difference.verdict !== 'few');
  const adjustedPValues = new Map(
    holm(testedDifferences.map(({ p }) => p)).map(
      (p, index) => [testedDifferences[index], p] as const,
    ),
  );
  return differences.map((entry) => {
    const { p: _, ...change } = entry;
    const { difference } = change;
    if (difference.verdict === 'few') return change;
    const isReal = (adjustedPValues.get(entry) ?? 1) <= SIGNIFICANCE_LEVEL;
    const verdict = isReal ? (difference.difference > 0 ? 'rose' : 'fell') : 'chance';
    return { ...change, difference: { ...difference, verdict } };
  });
}

/**
 * Returns the p-value of the test that two values are equal. `tables` are the distributions of means over
 * matches, without which they are not tested: null; undefined for quotients of sums, which need none.
 */
function pValueOf(
  a: QuestionValue | undefined,
  b: QuestionValue | undefined,
  tables: readonly (FrequencyTable | undefined)[] | undefined,
): number | null {
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return 1;
  if ('percent' in a && 'percent' in b) return testOfRates(a, b);
  if ('mean' in a && 'mean' in b) {
    if (tables === undefined) return testOfRatios(a, b);
    const [table, referenceTable] = tables;
    return table === undefined || referenceTable === undefined
      ? null
      : bootstrapTestOfMeans(table, referenceTable);
  }
  return 'value' in a && 'value' in b ? testOfEstimates(a, b) : 1;
}
