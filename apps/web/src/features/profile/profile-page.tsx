import { useSuspenseQuery } from '@tanstack/react-query';
import { useCallback, useEffect } from 'react';
import { useLoaderData, useRevalidator } from 'react-router';
import { findHomePlayerId } from '../../account/find-home-player-id.ts';
import { useAuth } from '../../account/use-auth.ts';
import { FilterChips } from '../../filters/filter-chips.tsx';
import { paths } from '../../paths.ts';
import { useStatus } from '../../status.ts';
import { useRecordVisit } from '../../use-record-visit.ts';
import { CategoryFilter } from './category/category-filter.tsx';
import { EmptyDashboard } from './empty-dashboard.tsx';
import type { ProfileLoaderData } from './load-profile.ts';
import { ProfileHeader } from './profile-header.tsx';
import { ProfileProvider } from './profile-provider.tsx';
import { playerQuery } from './profile-queries.ts';
import { type ProfileSearch, profileCodec } from './profile-search.ts';
import { ProfileTabs } from './profile-tabs.tsx';
import { TabPanel } from './tab-panel.tsx';
import { useRefreshOnNewData } from './use-refresh-on-new-data.ts';

/** A player's profile: the home page's player at `/`, any player at `/user/{id}`. */
export function ProfilePage() {
  const { id, isHome } = useLoaderData<ProfileLoaderData>();
  useReloadForNewHomePlayer(id, isHome);
  return id === null ? <EmptyDashboard /> : <Profile key={id} id={id} isHome={isHome} />;
}

/**
 * Reloads when the home page gets another player: while the server receives its first matches, or when
 * the account claims one.
 */
function useReloadForNewHomePlayer(id: string | null, isHome: boolean) {
  const status = useStatus();
  const { user, isInitialized } = useAuth();
  const homeId = status && isInitialized ? findHomePlayerId(user, status) : undefined;
  const { revalidate, state } = useRevalidator();
  useEffect(() => {
    if (isHome && homeId !== undefined && homeId !== id && state === 'idle') void revalidate();
  }, [isHome, homeId, id, revalidate, state]);
}

function Profile({ id, isHome }: { id: string; isHome: boolean }) {
  const { data: player } = useSuspenseQuery(playerQuery(id));
  useRefreshOnNewData(id);
  useRecordVisit(isHome ? null : { kind: 'player', id, name: player.nickname });
  const href = useCallback(
    (search: ProfileSearch) => {
      const query = profileCodec.write(search);
      const isDefault = Object.values(query).every((value) => value === undefined);
      // The home page's player depends on viewer and day, so a selection links to this player.
      return isHome && isDefault ? paths.home() : paths.player(id, query);
    },
    [id, isHome],
  );
  return (
    <ProfileProvider
      id={id}
      isDashboard={isHome}
      player={player}
      codec={profileCodec}
      href={href}
      otherPath={isHome ? paths.player(id) : undefined}
    >
      <ProfileHeader player={player} />
      <CategoryFilter player={player} />
      <FilterChips />
      <ProfileTabs />
      <TabPanel />
    </ProfileProvider>
  );
}
