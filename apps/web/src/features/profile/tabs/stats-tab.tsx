import { useSuspenseQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { NoMatches } from '../../../filters/no-matches.tsx';
import { QueryBoundary } from '../../../query-states/query-boundary.tsx';
import { MatchRows } from '../match-rows.tsx';
import { NamesCard } from '../names-card.tsx';
import { matchesQuery, playerQuery, profileQuery } from '../profile-queries.ts';
import { toTab } from '../profile-search.ts';
import { StatsCard } from '../stats-card.tsx';
import { RECENT_MATCHES } from '../tab-data.ts';
import { TitleCard } from '../title-card.tsx';
import { TotalsCard } from '../totals-card.tsx';
import { useProfile, useResetKey } from '../use-profile.ts';
import { WelcomeCard } from '../welcome-card.tsx';

/** The dashboard of a profile. */
export function StatsTab() {
  const { id, home, filters } = useProfile();
  const { data: profile } = useSuspenseQuery(profileQuery(id, filters));
  const { data: player } = useSuspenseQuery(playerQuery(id));
  return (
    <div className="dashboard">
      {home ? <WelcomeCard player={player} /> : <NamesCard player={player} />}
      <TitleCard player={player} profile={profile} />
      <StatsCard profile={profile} />
      <TotalsCard profile={profile} />
      <div className="dashboard-wide">
        <QueryBoundary height="28rem" resetKey={useResetKey()}>
          <RecentMatches />
        </QueryBoundary>
      </div>
    </div>
  );
}

function RecentMatches() {
  const { t } = useTranslation('profile');
  const { id, filters, search, href } = useProfile();
  const { data } = useSuspenseQuery(matchesQuery(id, filters, { limit: RECENT_MATCHES }));
  return (
    <section className="card" aria-labelledby="recent-matches">
      <div className="card-top">
        <h2 id="recent-matches">{t('history.heading')}</h2>
        <Link to={href(toTab(search, 'matches'))}>{t('history.all')}</Link>
      </div>
      {data.matches.length === 0 ? <NoMatches /> : <MatchRows matches={data.matches} />}
    </section>
  );
}
