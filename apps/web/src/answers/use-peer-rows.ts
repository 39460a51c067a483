import { useQuery } from '@tanstack/react-query';
import type { PageQuestion } from '../questions/page-question.ts';
import { questionQuery, type Row } from '../questions/question-query.ts';
import type { MarkedRows } from '../questions/use-marked-rows.ts';
import type { QuestionFilters } from '../questions/use-question-filters.ts';
import type { ExplorerSearch } from './explorer-search.ts';
import { filtersForPeers } from './peers.ts';
import { answerKey } from './to-matrix.ts';
import { usePeersText } from './use-peers-text.ts';

/** Returns the rows of the same question for the chosen group of players; undefined without one, or until they are loaded. */
export function usePeerRows(
  pageQuestion: PageQuestion,
  state: QuestionFilters<ExplorerSearch>,
): MarkedRows | undefined {
  const { peers } = state.pageSearch;
  const peersText = usePeersText();
  const { data } = useQuery({
    ...questionQuery(pageQuestion, filtersForPeers(state.filters, peers ?? '')),
    enabled: peers !== undefined,
  });
  if (peers === undefined || data === undefined || data.rows.length === 0) return undefined;
  const { by = [] } = pageQuestion;
  return {
    label: peersText(peers),
    rows: new Map(data.rows.map((row: Row) => [answerKey(row, by), row])),
  };
}
