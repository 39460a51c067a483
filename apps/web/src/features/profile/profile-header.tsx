import type { Player } from '@scrapboard/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { base } from '../../base.ts';
import { FilterBar } from '../../filters/filter-bar.tsx';
import { PageTitle } from '../../page-title.tsx';
import { paths } from '../../paths.ts';
import { statusQuery } from '../../status.ts';
import { Icon } from '../../ui/icon.tsx';
import { PlayerAvatar } from '../../ui/player-avatar.tsx';
import { ShareButton } from '../../ui/share-button.tsx';
import { useNow } from '../../ui/use-now.ts';
import { useFormat } from '../../use-format.ts';
import { CompareMenu } from './compare/compare-menu.tsx';
import { profileKey } from './profile-queries.ts';
import { profileCodec } from './profile-search.ts';
import { useIsFetchingPlayer } from './use-is-fetching-player.ts';
import { useProfile } from './use-profile.ts';

export function ProfileHeader({ player }: { player: Player }) {
  const { t } = useTranslation('profile');
  const format = useFormat();
  const now = useNow();
  const seenTimes = {
    first: format.date(player.firstSeenAt),
    last: format.ago(player.lastSeenAt, now),
  };
  return (
    <FilterBar
      heading={
        <div className="profile-name">
          <PlayerAvatar id={player.id} size="large" />
          <div>
            <PageTitle title={player.nickname} />
            <p className="muted small">{t('seen', seenTimes)}</p>
          </div>
        </div>
      }
      actions={
        <>
          <CompareMenu />
          <SharePlayer player={player} />
          <RefreshButton id={player.id} />
        </>
      }
    />
  );
}

/** Shares the current selection of a player, from any page about them. */
export function SharePlayer({ player: { id, nickname } }: { player: Player }) {
  const { search } = useProfile();
  const href = `${base}${paths.player(id, profileCodec.write(search))}`;
  return <ShareButton href={href} title={nickname} />;
}

export function RefreshButton({ id }: { id: string }) {
  const { t } = useTranslation('profile');
  const client = useQueryClient();
  const isFetching = useIsFetchingPlayer(id);
  return (
    <button
      type="button"
      className="btn btn-surface"
      aria-busy={isFetching}
      aria-label={t('refresh')}
      data-tip={t('refresh')}
      onClick={() => {
        void client.invalidateQueries({ queryKey: statusQuery.queryKey });
        void client.invalidateQueries({ queryKey: profileKey(id) });
      }}
    >
      <Icon name="refreshCw" className={isFetching ? 'spinning' : ''} />
    </button>
  );
}
