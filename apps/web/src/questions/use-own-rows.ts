import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { questionQuery, type Row } from './ask.ts';
import type { PageQuestion } from './page-question.ts';
import { filtersOfPlayer, useMarkedPlayer } from './use-marked-player.ts';
import type { QuestionFilters } from './use-question-filters.ts';

/** Where one player is in what a card shows of everybody. */
export interface OwnRows {
  /** “You”, or “This player”. */
  who: string;
  /** The player’s rows by key. */
  rows: ReadonlyMap<string, Row>;
}

/**
 * Returns the rows of the same question for the marked player, see `useMarkedPlayer`; undefined
 * if there is none, until they have arrived, or if the player has no rows.
 */
export function useOwnRows(
  asked: PageQuestion,
  state: QuestionFilters,
  keyOfRow: (row: Row) => string,
): OwnRows | undefined {
  const { t } = useTranslation('questions');
  const marked = useMarkedPlayer(state);
  const { data } = useQuery({
    ...questionQuery(asked, filtersOfPlayer(state.filters, marked?.player ?? '')),
    enabled: marked !== null,
  });
  if (marked === null || data === undefined || data.rows.length === 0) return undefined;
  return {
    who: marked.isOwn ? t('here.you') : t('here.player'),
    rows: new Map(data.rows.map((row: Row) => [keyOfRow(row), row])),
  };
}
