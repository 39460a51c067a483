import type { Key } from '../dimensions/key-codec.ts';
import { finishAnswer, finishPage, type QuestionRows } from '../finish-answer.ts';
import type { Group } from '../group.ts';
import type { Plan } from '../plan.ts';
import { isSortedBySql, keyColumn, valueColumn } from './order-sql.ts';

/** Returns the answer from the rows of a `QuestionStatement`, as DuckDB’s library converts them. */
export function readAnswer(
  plan: Plan,
  rows: readonly Readonly<Record<string, unknown>>[],
): QuestionRows {
  const groups = rows
    // There is a row for the total even if the page has none.
    .filter(({ present }) => present === true)
    .map(
      (row): Group => ({
        keys: plan.by.map((_, index) => row[keyColumn(index)] as Key),
        values: plan.aggregates.map((_, index) => toNumber(row[valueColumn(index)])),
      }),
    );
  if (!isSortedBySql(plan)) return finishAnswer(plan, groups);
  return finishPage(plan, groups, Number(rows[0]?.total ?? 0));
}

/** Sums of squares are text. */
function toNumber(value: unknown): number | null {
  return value === null || value === undefined ? null : Number(value);
}
