import type { Estimate } from '@scrapboard/statistics';
import type { RowField } from '../../questions/page-question.ts';
import type { Answer, Row } from '../../questions/question-query.ts';
import { countOf, meanOf, numberOf } from '../../questions/read-row.ts';
import { chooseMeasure, type eightVsEightQuestion, type modesQuestion } from './questions.ts';
import type { RevenueSearch } from './revenue-search.ts';

export type RevenueRow = Row<RowField<ReturnType<typeof modesQuestion>>>;
export type EightVsEightRow = Row<RowField<ReturnType<typeof eightVsEightQuestion>>>;

/** Returns the value of a row that the options select. Totals and maximums have no interval. */
export function revenueOf(row: Row, options: RevenueSearch): Estimate {
  const name = chooseMeasure(options);
  if (options.stat === 'average') return meanOf(row, name);
  const mean = numberOf(row, name) ?? 0;
  return { n: countOf(row, 'games'), mean, low: null, high: null };
}

/** Returns the number of games of all rows. */
export function gamesOf(rows: Answer['rows']): number {
  return rows.reduce((sum, row) => sum + Number(row.games ?? 0), 0);
}

/** Returns rows with a value, the highest first and those of few games last. */
export function rankRows<R extends RevenueRow>(
  rows: readonly R[],
  options: RevenueSearch,
  hasFewGames: (games: number) => boolean,
): { row: R; value: Estimate; hasFewGames: boolean }[] {
  return rows
    .map((row) => {
      const value = revenueOf(row, options);
      return { row, value, hasFewGames: hasFewGames(value.n) };
    })
    .filter(({ value: { n } }) => n > 0)
    .toSorted(
      (a, b) => Number(a.hasFewGames) - Number(b.hasFewGames) || b.value.mean - a.value.mean,
    );
}
