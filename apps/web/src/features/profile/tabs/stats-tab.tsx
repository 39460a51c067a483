import { useSuspenseQuery } from '@tanstack/react-query';
import { lazy } from 'react';
import { QueryBoundary } from '../../../query-states/query-boundary.tsx';
import { ComparisonCard } from '../compare/comparison.tsx';
import { HeroCard } from '../hero-card.tsx';
import { NamesCard } from '../names-card.tsx';
import { PercentilesCard } from '../percentiles/percentiles.tsx';
import { playerQuery, profileQuery } from '../profile-queries.ts';
import { StatsCard } from '../stats-card.tsx';
import { TotalsCard } from '../totals-card.tsx';
import { useProfile, useResetKey } from '../use-profile.ts';
import { WelcomeCard } from '../welcome-card.tsx';

// Below the visible part of the page, so it does not delay the first paint.
const RecentMatches = lazy(async () => ({
  default: (await import('../recent-matches.tsx')).RecentMatches,
}));

/** A profile's numbers with their trends, and its newest matches. */
export function StatsTab() {
  const { id, isDashboard, filters } = useProfile();
  const { data: profile } = useSuspenseQuery(profileQuery(id, filters));
  const { data: player } = useSuspenseQuery(playerQuery(id));
  return (
    <div className="dashboard profile-dashboard">
      <HeroCard player={player} profile={profile} />
      {isDashboard ? <WelcomeCard player={player} /> : <NamesCard player={player} />}
      <StatsCard profile={profile} />
      <TotalsCard profile={profile} />
      <ComparisonCard />
      <PercentilesCard />
      <div className="dashboard-wide">
        <QueryBoundary height="28rem" resetKey={useResetKey()}>
          <RecentMatches />
        </QueryBoundary>
      </div>
    </div>
  );
}
