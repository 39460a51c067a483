import { useSuspenseQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { NoMatches } from '../../filters/no-matches.tsx';
import { MatchRows } from './match-rows.tsx';
import { matchesQuery } from './profile-queries.ts';
import { withTab } from './profile-search.ts';
import { RECENT_MATCH_COUNT, RECENT_RESULT_COUNT } from './tab-data.ts';
import { useProfile } from './use-profile.ts';

/** The newest matches, and a link to all of them. */
export function RecentMatches() {
  const { t } = useTranslation('profile');
  const { id, filters, search, href } = useProfile();
  const { data } = useSuspenseQuery(matchesQuery(id, filters, { limit: RECENT_RESULT_COUNT }));
  const matches = data.matches.slice(0, RECENT_MATCH_COUNT);
  return (
    <section className="card" aria-labelledby="recent-matches">
      <div className="card-top">
        <h2 id="recent-matches">{t('history.heading')}</h2>
        <Link to={href(withTab(search, 'matches'))}>{t('history.all')}</Link>
      </div>
      {matches.length === 0 ? (
        <NoMatches />
      ) : (
        <MatchRows matches={matches} sessions={data.sessions} />
      )}
    </section>
  );
}
