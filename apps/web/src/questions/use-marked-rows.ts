import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { PageQuestion } from './page-question.ts';
import { questionQuery, type Row } from './question-query.ts';
import { filtersForPlayer, useMarkedPlayer } from './use-marked-player.ts';
import type { QuestionFilters } from './use-question-filters.ts';

/** The rows of the marked player, or of a group of players, shown beside those of all players. */
export interface MarkedRows {
  /** “You”, “This player”, or the name of the group. */
  label: string;
  /** Their rows by key. */
  rows: ReadonlyMap<string, Row>;
}

/**
 * Returns the rows of the same question for the marked player, see `useMarkedPlayer`; undefined
 * if there is none, until they are loaded, or if the player has no rows.
 */
export function useMarkedRows(
  pageQuestion: PageQuestion,
  state: QuestionFilters,
  keyOfRow: (row: Row) => string,
): MarkedRows | undefined {
  const { t } = useTranslation('questions');
  const marked = useMarkedPlayer(state);
  const { data } = useQuery({
    ...questionQuery(pageQuestion, filtersForPlayer(state.filters, marked?.player ?? '')),
    enabled: marked !== null,
  });
  if (marked === null || data === undefined || data.rows.length === 0) return undefined;
  return {
    label: marked.isOwn ? t('here.you') : t('here.player'),
    rows: new Map(data.rows.map((row: Row) => [keyOfRow(row), row])),
  };
}
