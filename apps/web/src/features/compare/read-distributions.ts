import type { Answer, Row } from '../../questions/question-query.ts';
import { keyOf, meanOf } from '../../questions/read-row.ts';
import type { Distributions } from './judge-differences.ts';

/**
 * Returns the values in matches of each subject from the answers to `distributionQuestions`; a bin has the
 * mean of its values. Stats whose answer is not complete are left out.
 */
export function readDistributions(
  answers: Readonly<Record<string, Answer>>,
  dimension: string,
  ids: readonly string[],
): Distributions {
  const completeAnswers = Object.entries(answers).filter(([, { truncated }]) => !truncated);
  return Object.fromEntries(
    completeAnswers.map(([stat, { rows }]) => {
      const rowsById = Map.groupBy(rows, (row: Row) => keyOf(row, dimension));
      const tableOf = (id: string) =>
        (rowsById.get(id) ?? []).map((row) => {
          const { mean, n } = meanOf(row, stat);
          return { value: mean, count: n };
        });
      return [stat, ids.map(tableOf)];
    }),
  );
}
