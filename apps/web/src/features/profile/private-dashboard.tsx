import type { LinkedPlayer, Player } from '@scrapboard/contract';
import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router';
import { failureDetails } from '../../api-client.ts';
import { PageTitle } from '../../page-title.tsx';
import { paths } from '../../paths.ts';
import { useStatus } from '../../status.ts';
import { Failure } from '../../ui/failure.tsx';
import { SkeletonCard } from '../../ui/skeleton.tsx';
import { useFailureText } from '../../use-failure-text.ts';
import { FilterChips } from './filter-chips.tsx';
import { NoMatches } from './no-matches.tsx';
import { NoPlayer } from './no-player.tsx';
import { readPrivateSearch, writePrivateSearch } from './private-search.ts';
import { HeaderWithActions } from './profile-header.tsx';
import { playerQuery, profileQuery } from './profile-queries.ts';
import { apiFilters, type ProfileSearch } from './profile-search.ts';
import { StatsCard } from './stats-card.tsx';
import { Loaded } from './tab-panel.tsx';
import { TotalsCard } from './totals-card.tsx';
import { useFreshNumbers } from './use-fresh-numbers.ts';
import { ProfileContext, useProfile } from './use-profile.ts';
import { WelcomeCard } from './welcome-card.tsx';

interface Props {
  id: string;
  /** Whether the player is the account's. */
  own: boolean;
  /** The players of the account. */
  players: readonly LinkedPlayer[];
}

/** Greeting, totals, and the least, the most and the mean of a game. */
export function PrivateDashboard({ id, own, players }: Props) {
  const failureText = useFailureText();
  const { t } = useTranslation('auth');
  const [query] = useSearchParams();
  const season = useStatus()?.season.startsAt;
  const { data: player, error, refetch } = useQuery(playerQuery(id));
  useFreshNumbers(id);

  const context = useMemo(() => {
    const search = readPrivateSearch(query, player, new Date());
    const chosen = query.get('player') ?? undefined;
    return {
      id,
      home: true,
      search,
      filters: apiFilters(search, new Date(), season),
      href: (other: ProfileSearch) =>
        paths.private({ ...writePrivateSearch(other), player: chosen }),
    };
  }, [id, query, player, season]);

  return (
    <ProfileContext value={context}>
      <HeaderWithActions player={player}>
        <PageTitle title={t('private.title')} />
        <p className="muted small">{player && <Whose player={player} own={own} />}</p>
      </HeaderWithActions>
      {players.length > 1 && <PlayerChoice id={id} players={players} />}
      {player !== undefined && <FilterChips player={player} />}
      {error !== null && player === undefined && (
        <div className="card">
          <Failure
            message={failureText(error)}
            requestId={failureDetails(error).requestId}
            onRetry={() => void refetch()}
          />
        </div>
      )}
      {error === null && player === undefined && <SkeletonCard height="30rem" />}
      {player !== undefined && (
        <Loaded height="30rem">
          <Cards player={player} />
        </Loaded>
      )}
    </ProfileContext>
  );
}

function Whose({ player, own }: { player: Player; own: boolean }) {
  const { t } = useTranslation('auth');
  const { nickname: name } = player;
  if (own) return t('private.own', { name });
  return <NoPlayer name={name} />;
}

function PlayerChoice({ id, players }: Pick<Props, 'id' | 'players'>) {
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

function Cards({ player }: { player: Player }) {
  const { filters } = useProfile();
  const { data: profile } = useSuspenseQuery(profileQuery(player.id, filters));
  return (
    <div className="dashboard">
      <WelcomeCard player={player} />
      {profile.games === 0 ? (
        <div className="card">
          <NoMatches />
        </div>
      ) : (
        <StatsCard profile={profile} />
      )}
      <div className="dashboard-wide">
        <TotalsCard profile={profile} />
      </div>
    </div>
  );
}
