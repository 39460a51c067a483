import type { Player } from '@scrapboard/contract';
import { useIsFetching, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PageTitle } from '../../page-title.tsx';
import { statusQuery } from '../../status.ts';
import { Icon } from '../../ui/icon.tsx';
import { useNow } from '../../ui/use-now.ts';
import { useFormat } from '../../use-format.ts';
import { FilterPanel } from './filter-panel.tsx';
import { PeriodMenu } from './period-menu.tsx';
import { profileKey } from './profile-queries.ts';
import { useProfile } from './use-profile.ts';

export function ProfileHeader({ player }: { player: Player }) {
  const { t } = useTranslation('profile');
  const format = useFormat();
  const now = useNow();
  const seen = {
    first: format.date(player.firstSeenAt),
    last: format.ago(player.lastSeenAt, now),
  };
  return (
    <HeaderWithActions player={player}>
      <PageTitle title={player.nickname} />
      <p className="muted small">{t('seen', seen)}</p>
    </HeaderWithActions>
  );
}

interface Props {
  /** Undefined until he is known; then there is nothing to filter. */
  player: Player | undefined;
  /** Heading, and what is said below it. */
  children: ReactNode;
}

/** A heading, and which matches the page below it is of. */
export function HeaderWithActions({ player, children }: Props) {
  const { t } = useTranslation('profile');
  const { search } = useProfile();
  const [filtering, setFiltering] = useState(false);
  const active = Object.keys(search.filters).length;
  return (
    <>
      <div className="page-header">
        <div>{children}</div>
        {player !== undefined && (
          <div className="page-actions">
            <PeriodMenu />
            <button
              type="button"
              className="btn btn-surface"
              aria-expanded={filtering}
              aria-controls="profile-filters"
              onClick={() => setFiltering(!filtering)}
            >
              <Icon name="filter" />
              {t('filter.button')}
              {active > 0 && <span className="count">{active}</span>}
            </button>
            <RefreshButton id={player.id} />
          </div>
        )}
      </div>
      <div id="profile-filters" hidden={!filtering}>
        {filtering && player !== undefined && <FilterPanel player={player} />}
      </div>
    </>
  );
}

function RefreshButton({ id }: { id: string }) {
  const { t } = useTranslation('profile');
  const client = useQueryClient();
  const fetching = useIsFetching({ queryKey: profileKey(id) }) > 0;
  return (
    <button
      type="button"
      className="btn btn-surface"
      aria-busy={fetching}
      title={t('refresh')}
      onClick={() => {
        void client.invalidateQueries({ queryKey: statusQuery.queryKey });
        void client.invalidateQueries({ queryKey: profileKey(id) });
      }}
    >
      <Icon name="refreshCw" className={fetching ? 'spinning' : ''} />
      <span className="visually-hidden">{t('refresh')}</span>
    </button>
  );
}
