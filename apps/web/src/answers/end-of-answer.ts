import { type DimensionName, dimensions } from '@scrapboard/questions';
import type { PageQuestion } from '../questions/page-question.ts';
import type { Answer } from '../questions/question-query.ts';
import { keyOf } from '../questions/read-row.ts';

/**
 * Returns the last value of time in an answer that has reached its limit; undefined if the answer is
 * complete, or not by time. Rows by time are sorted oldest first, so the newest are missing.
 */
export function endOfAnswer(
  { by: [dimension] = [] }: PageQuestion,
  { rows, truncated }: Pick<Answer, 'rows' | 'truncated'>,
): { dimension: DimensionName; key: string } | undefined {
  const row = rows.at(-1);
  const isByTime = dimension !== undefined && dimensions[dimension].source.from === 'time';
  return truncated && isByTime && row !== undefined
    ? { dimension, key: keyOf(row, dimension) }
    : undefined;
}
