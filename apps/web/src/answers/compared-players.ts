import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { questionQuery } from '../questions/question-query.ts';
import { nameOf } from '../questions/read-row.ts';
import { useMarkedPlayer } from '../questions/use-marked-player.ts';
import type { QuestionFilters } from '../questions/use-question-filters.ts';
import type { ExplorerSearch } from './explorer-search.ts';

/** How many players’ answers can be shown beside everyone’s: more could not be distinguished. */
export const MAX_COMPARED_PLAYERS = 4;

export interface ComparedPlayer {
  id: string;
  /** “You”, or their name. */
  label: string;
}

/**
 * Returns the players whose answers are shown beside everyone’s: those of the URL, or the first that the viewer has
 * claimed unless a group is chosen.
 */
export function useComparedPlayers(state: QuestionFilters<ExplorerSearch>): ComparedPlayer[] {
  const { t } = useTranslation('questions');
  const marked = useMarkedPlayer(state);
  const chosen = state.search.player?.slice(0, MAX_COMPARED_PLAYERS) ?? [];
  const { data } = useQuery({
    ...questionQuery({ facts: 'players', measures: ['games'], by: ['player'] }, { player: chosen }),
    enabled: chosen.length > 0,
  });
  if (chosen.length === 0) {
    return marked === null || state.pageSearch.peers !== undefined
      ? []
      : [{ id: marked.player, label: t('here.you') }];
  }
  return chosen.map((id) => ({ id, label: data === undefined ? id : nameOf(data, 'player', id) }));
}
