import { useTranslation } from 'react-i18next';

/** How a team is called; 0 and below are those that belong to none. */
export function useTeamName(): (team: number) => string {
  const { t } = useTranslation('matches');
  return (team) => (team > 0 ? t('team', { n: team }) : t('noTeam'));
}

/** A team in its colour and in words. */
export function TeamName({ team }: { team: number }) {
  return <span className={`team-name team-${team}`}>{useTeamName()(team)}</span>;
}
