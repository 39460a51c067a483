import { useSuspenseQuery } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { useLoaderData, useRevalidator, useSearchParams } from 'react-router';
import { paths } from '../../paths.ts';
import { useStatus } from '../../status.ts';
import { useVisit } from '../../use-visit.ts';
import { EmptyDashboard } from './empty-dashboard.tsx';
import { FilterChips } from './filter-chips.tsx';
import type { ProfileData } from './load-profile.ts';
import { ProfileHeader } from './profile-header.tsx';
import { playerQuery } from './profile-queries.ts';
import { apiFilters, readSearch, writeSearch } from './profile-search.ts';
import { ProfileTabs } from './profile-tabs.tsx';
import { TabPanel } from './tab-panel.tsx';
import { useFreshNumbers } from './use-fresh-numbers.ts';
import { ProfileContext } from './use-profile.ts';

/** A player's profile: the configured one at `/`, anybody's at `/user/{id}`. */
export function ProfilePage() {
  const { id, home } = useLoaderData<ProfileData>();
  useCurrentPlayer(id, home);
  return id === null ? <EmptyDashboard /> : <Profile key={id} id={id} home={home} />;
}

/** While the server fills, another player may become the one to show. */
function useCurrentPlayer(id: string | null, home: boolean) {
  const player = useStatus()?.player;
  const { revalidate, state } = useRevalidator();
  useEffect(() => {
    if (home && player !== undefined && player !== id && state === 'idle') void revalidate();
  }, [home, player, id, revalidate, state]);
}

function Profile({ id, home }: { id: string; home: boolean }) {
  const [query] = useSearchParams();
  const season = useStatus()?.season.startsAt;
  const { data: player } = useSuspenseQuery(playerQuery(id));
  useFreshNumbers(id);
  useVisit(home ? null : { kind: 'player', id, name: player.nickname });

  const context = useMemo(() => {
    const search = readSearch(query);
    return {
      id,
      home,
      search,
      filters: apiFilters(search, new Date(), season),
      href: (other: typeof search) =>
        home ? paths.home(writeSearch(other)) : paths.user(id, writeSearch(other)),
    };
  }, [id, home, query, season]);

  return (
    <ProfileContext value={context}>
      <ProfileHeader player={player} />
      <FilterChips player={player} />
      <ProfileTabs />
      <TabPanel />
    </ProfileContext>
  );
}
