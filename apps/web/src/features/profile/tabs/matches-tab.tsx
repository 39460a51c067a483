import { useSuspenseQuery } from '@tanstack/react-query';
import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { NoMatches } from '../../../filters/no-matches.tsx';
import { Pager } from '../../../paging/pager.tsx';
import { MatchRows } from '../match-rows.tsx';
import { matchesQuery } from '../profile-queries.ts';
import { MATCHES_PER_PAGE } from '../tab-data.ts';
import { useProfile } from '../use-profile.ts';

/** With more rows than this, the pager is repeated below them. */
const MAX_ROWS_WITH_ONE_PAGER = 10;

/** All matches, page by page. */
export function MatchesTab() {
  const { t } = useTranslation('profile');
  const { id, filters, search, href } = useProfile();
  const { cursor, ...firstPage } = search;
  const { data } = useSuspenseQuery(matchesQuery(id, filters, { limit: MATCHES_PER_PAGE, cursor }));
  const pager = {
    cursor,
    next: data.nextCursor,
    href: (cursor: string | undefined) =>
      href(cursor === undefined ? firstPage : { ...firstPage, cursor }),
    labels: {
      first: t('history.newest'),
      previous: t('history.newer'),
      next: t('history.older'),
    },
    preventScrollReset: true,
  } satisfies Partial<ComponentProps<typeof Pager>>;
  return (
    <section className="card" aria-labelledby="match-history">
      <div className="card-top">
        <h2 id="match-history">{t('history.heading')}</h2>
        <Pager label={t('history.pages')} {...pager} />
      </div>
      {data.matches.length === 0 ? (
        <NoMatches />
      ) : (
        <MatchRows matches={data.matches} sessions={data.sessions} bestsOfPlayer={id} />
      )}
      {data.matches.length > MAX_ROWS_WITH_ONE_PAGER && (
        <div className="card-foot">
          <Pager label={t('history.pagesBelow')} {...pager} />
        </div>
      )}
    </section>
  );
}
