import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../use-format.ts';
import { averageRecentMatches } from './average-recent-matches.ts';
import { matchesQuery } from './profile-queries.ts';
import { RECENT_RESULT_COUNT } from './tab-data.ts';
import { useProfile } from './use-profile.ts';

/**
 * Returns the kills and assists per game of the newest matches, in words; empty if there are no
 * older games to compare them with.
 */
export function useRecentPerGame(games: number): (name: 'kills' | 'assists') => string {
  const { t } = useTranslation('profile');
  const format = useFormat();
  const { id, filters } = useProfile();
  const { data } = useQuery(matchesQuery(id, filters, { limit: RECENT_RESULT_COUNT }));
  const recentAverages = averageRecentMatches(data?.matches ?? []);
  return (name) =>
    recentAverages.games === 0 || recentAverages.games >= games
      ? ''
      : t('stats.recentPerGame', {
          games: format.number(recentAverages.games),
          n: format.number(recentAverages[name], 2),
        });
}
