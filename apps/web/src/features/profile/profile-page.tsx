import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLoaderData, useRevalidator, useSearchParams } from 'react-router';
import { PageTitle } from '../../page-title.tsx';
import { paths } from '../../paths.ts';
import { useStatus } from '../../status.ts';
import { Notice } from '../../ui/notice.tsx';
import { FilterChips } from './filter-chips.tsx';
import type { ProfileData } from './load-profile.ts';
import { ProfileHeader } from './profile-header.tsx';
import { playerQuery, profileKey } from './profile-queries.ts';
import { apiFilters, readSearch, writeSearch } from './profile-search.ts';
import { ProfileTabs } from './profile-tabs.tsx';
import { TabPanel } from './tab-panel.tsx';
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

/** New data on the server makes the numbers here old; they are asked for again, not all the time. */
function useFreshNumbers(id: string) {
  const client = useQueryClient();
  const updatedAt = useStatus()?.updatedAt;
  useEffect(() => {
    const oldest = client
      .getQueryCache()
      .findAll({ queryKey: profileKey(id), type: 'active' })
      .reduce((time, query) => Math.min(time, query.state.dataUpdatedAt), Date.now());
    if (updatedAt === undefined || Date.now() - oldest < 10_000) return;
    void client.invalidateQueries({ queryKey: profileKey(id) });
  }, [client, id, updatedAt]);
}

function Profile({ id, home }: { id: string; home: boolean }) {
  const [query] = useSearchParams();
  const season = useStatus()?.season.startsAt;
  const { data: player } = useSuspenseQuery(playerQuery(id));
  useFreshNumbers(id);

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

function EmptyDashboard() {
  const { t } = useTranslation('profile');
  return (
    <>
      <PageTitle title={t('dashboard')} />
      <div className="card mt-3">
        <Notice icon="upload" title={t('empty.title')} text={t('empty.text')}>
          <Link className="btn btn-primary" to={paths.upload()}>
            {t('empty.action')}
          </Link>
        </Notice>
      </div>
    </>
  );
}
