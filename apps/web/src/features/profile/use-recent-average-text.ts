import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../use-format.ts';
import { averageRecentMatches } from './average-recent-matches.ts';
import { matchesQuery } from './profile-queries.ts';
import { RECENT_RESULT_COUNT } from './tab-data.ts';
import { useProfile } from './use-profile.ts';

/**
 * Returns a function that says in words how many kills or assists per game the newest matches had; the
 * text is empty if there are no older games to compare them with.
 */
export function useRecentAverageText(games: number): (name: 'kills' | 'assists') => string {
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
