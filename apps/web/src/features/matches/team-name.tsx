import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';

/** Returns a function that names a team; 0 and below stand for “no team”. */
export function useTeamName(): (team: number) => string {
  const { t } = useTranslation('matches');
  return useCallback((team) => (team > 0 ? t('team', { n: team }) : t('noTeam')), [t]);
}

/** A team's name in its colour. */
export function TeamName({ team }: { team: number }) {
  return <span className={`team-name team-${team}`}>{useTeamName()(team)}</span>;
}
