import { useQueries } from '@tanstack/react-query';
import type { PageQuestion } from '../questions/page-question.ts';
import { questionQuery, type Row } from '../questions/question-query.ts';
import { filtersForPlayer } from '../questions/use-marked-player.ts';
import type { MarkedRows } from '../questions/use-marked-rows.ts';
import type { QuestionFilters } from '../questions/use-question-filters.ts';
import { useComparedPlayers } from './compared-players.ts';
import { supportsPlayerComparison } from './explorer-question.ts';
import type { ExplorerSearch } from './explorer-search.ts';
import { filtersForPeers } from './peers.ts';
import { answerKey } from './to-matrix.ts';
import { usePeersText } from './use-peers-text.ts';

interface Overlays {
  /** The answers of players, and then that of a group. */
  overlays: readonly MarkedRows[];
  /** The labels of those who have no rows. */
  missingLabels: readonly string[];
}

/** Returns the answers to the same question that are shown beside everyone’s, as soon as they are loaded. */
export function useOverlays(
  pageQuestion: PageQuestion,
  state: QuestionFilters<ExplorerSearch>,
): Overlays {
  const { peers } = state.pageSearch;
  const peersText = usePeersText();
  const players = useComparedPlayers(state);
  const compared = [
    ...players.map(({ id, label }) => ({ label, filters: filtersForPlayer(state.filters, id) })),
    ...(peers === undefined
      ? []
      : [{ label: peersText(peers), filters: filtersForPeers(state.filters, peers) }]),
  ];
  const shown = supportsPlayerComparison(state.pageSearch) ? compared : [];
  const results = useQueries({
    queries: shown.map(({ filters }) => {
      // Otherwise, previous rows would be shown under this one's name until it has loaded.
      const { placeholderData: _, ...query } = questionQuery(pageQuestion, filters);
      return query;
    }),
  });
  const { by = [] } = pageQuestion;
  const answers = shown.map(({ label }, index) => ({ label, rows: results[index]?.data?.rows }));
  return {
    overlays: answers.flatMap(({ label, rows }) =>
      rows === undefined || rows.length === 0
        ? []
        : [{ label, rows: new Map(rows.map((row: Row) => [answerKey(row, by), row])) }],
    ),
    missingLabels: answers.flatMap(({ label, rows }) => (rows?.length === 0 ? [label] : [])),
  };
}
