import type { PartPageKind } from '@scrapboard/contract/part-page-kinds';
import { boardNumbersQuestions } from '@scrapboard/questions/boards';
import { useQueries } from '@tanstack/react-query';
import type { PageFilters } from '../../questions/question-filters.ts';
import { questionQuery, type Row } from '../../questions/question-query.ts';
import { keyOf } from '../../questions/read-row.ts';

/** Returns every number of some players with a part that has loaded so far, by player. */
export function useBoardNumbers(
  kind: PartPageKind,
  part: string,
  players: readonly string[],
  filters: PageFilters,
): ReadonlyMap<string, Row> {
  const questions = boardNumbersQuestions(kind, part, players);
  return useQueries({
    queries: questions.map((question) => questionQuery(question, filters)),
    combine: combineRows,
  });
}

function combineRows(
  results: readonly { data: { rows: readonly Row[] } | undefined }[],
): ReadonlyMap<string, Row> {
  const rows = results.flatMap(({ data }) => data?.rows ?? []);
  return new Map(rows.map((row: Row) => [keyOf(row, 'player'), row]));
}
