import type { LinkedPlayer, Player } from '@scrapboard/contract';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router';
import { FilterBar } from '../../filters/filter-bar.tsx';
import { FilterChips } from '../../filters/filter-chips.tsx';
import { PageTitle } from '../../page-title.tsx';
import { paths } from '../../paths.ts';
import { QueryBoundary } from '../../query-states/query-boundary.tsx';
import { QueryState } from '../../query-states/query-state.tsx';
import { SkeletonCard } from '../../ui/skeleton.tsx';
import { CategoryFilter } from './category/category-filter.tsx';
import { CompareMenu } from './compare/compare-menu.tsx';
import { NoPlayerNote } from './no-player-note.tsx';
import { createPrivateCodec } from './private-search.ts';
import { RefreshButton, SharePlayer } from './profile-header.tsx';
import { ProfileProvider } from './profile-provider.tsx';
import { playerQuery } from './profile-queries.ts';
import { type ProfileSearch, profileCodec } from './profile-search.ts';
import { StatsTab } from './tabs/stats-tab.tsx';
import { useInitialPeriod } from './use-initial-period.ts';
import { useResetKey } from './use-profile.ts';
import { useRefreshOnNewData } from './use-refresh-on-new-data.ts';

interface Props {
  id: string;
  /** Whether the player is linked to the account. */
  isOwn: boolean;
  /** The players of the account. */
  players: readonly LinkedPlayer[];
}

/** The same dashboard as at `/`, for one of the account's players. */
export function PrivateDashboard({ id, isOwn, players }: Props) {
  const { t } = useTranslation('auth');
  const query = useQuery(playerQuery(id));
  const player = query.data;
  const initialPeriod = useInitialPeriod(player, isOwn);
  const isReady = initialPeriod !== undefined;
  useRefreshOnNewData(id);

  const requestedId = useSearchParams()[0].get('player') ?? undefined;
  const codec = useMemo(() => createPrivateCodec(initialPeriod ?? 'all'), [initialPeriod]);
  const href = useCallback(
    (search: ProfileSearch) =>
      // This page has no tabs: they are on the player's own page.
      search.tab === 'stats'
        ? paths.private({ ...codec.write(search), player: requestedId })
        : paths.player(id, profileCodec.write(search)),
    [codec, requestedId, id],
  );

  return (
    <ProfileProvider
      id={id}
      isDashboard
      player={isReady ? player : undefined}
      codec={codec}
      href={href}
    >
      <FilterBar
        heading={
          <>
            <PageTitle title={t('private.title')} />
            <p className="muted small">{player && <OwnerNote player={player} isOwn={isOwn} />}</p>
          </>
        }
        actions={
          <>
            {isReady && <CompareMenu />}
            {player !== undefined && isReady && <SharePlayer player={player} />}
            <RefreshButton id={id} />
          </>
        }
      />
      {players.length > 1 && <PlayerSelect id={id} players={players} />}
      {player !== undefined && isReady && <CategoryFilter player={player} />}
      <FilterChips />
      <QueryState query={query} loading={<SkeletonCard height="30rem" />}>
        {() => (isReady ? <Dashboard /> : <SkeletonCard height="30rem" />)}
      </QueryState>
    </ProfileProvider>
  );
}

function Dashboard() {
  return (
    <QueryBoundary height="30rem" resetKey={useResetKey()}>
      <StatsTab />
    </QueryBoundary>
  );
}

function OwnerNote({ player, isOwn }: { player: Player; isOwn: boolean }) {
  const { t } = useTranslation('auth');
  const { nickname: name } = player;
  if (isOwn) return t('private.own', { name });
  return <NoPlayerNote name={name} />;
}

function PlayerSelect({ id, players }: Pick<Props, 'id' | 'players'>) {
  const { t } = useTranslation('auth');
  const navigate = useNavigate();
  return (
    <div className="player-choice">
      <label className="form-label" htmlFor="private-player">
        {t('private.player')}
      </label>
      <select
        id="private-player"
        className="form-select"
        value={id}
        onChange={(event) => void navigate(paths.private({ player: event.target.value }))}
      >
        {players.map((player) => (
          <option key={player.id} value={player.id} disabled={player.nickname === null}>
            {player.nickname ?? player.id}
          </option>
        ))}
      </select>
    </div>
  );
}
