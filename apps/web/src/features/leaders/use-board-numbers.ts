import type { PartPageKind } from '@scrapboard/contract/part-page-kinds';
import { useQueries } from '@tanstack/react-query';
import type { PageFilters } from '../../questions/question-filters.ts';
import { questionQuery, type Row } from '../../questions/question-query.ts';
import { keyOf } from '../../questions/read-row.ts';
import { boardNumbers } from './questions.ts';

/** This many IDs always fit into a filter. */
const PLAYERS_PER_QUESTION = 50;

/** Returns every number of some players with a part that has loaded so far, by player. */
export function useBoardNumbers(
  kind: PartPageKind,
  part: string,
  players: readonly string[],
  filters: PageFilters,
): ReadonlyMap<string, Row> {
  const questions = Array.from(
    { length: Math.ceil(players.length / PLAYERS_PER_QUESTION) },
    (_, index) =>
      boardNumbers(
        kind,
        part,
        players.slice(index * PLAYERS_PER_QUESTION, (index + 1) * PLAYERS_PER_QUESTION),
      ),
  );
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
