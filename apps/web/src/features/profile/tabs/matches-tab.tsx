import { useSuspenseQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import { Icon } from '../../../ui/icon.tsx';
import { MatchRows } from '../match-rows.tsx';
import { NoMatches } from '../no-matches.tsx';
import { matchesQuery } from '../profile-queries.ts';
import type { ProfileSearch } from '../profile-search.ts';
import { matchesPerPage } from '../tab-data.ts';
import { useProfile } from '../use-profile.ts';

/** All matches, page by page. */
export function MatchesTab() {
  const { t } = useTranslation('profile');
  const { id, filters, search } = useProfile();
  const page = { limit: matchesPerPage, cursor: search.cursor };
  const { data } = useSuspenseQuery(matchesQuery(id, filters, page));
  return (
    <section className="card" aria-labelledby="match-history">
      <div className="card-top">
        <h2 id="match-history">{t('history.heading')}</h2>
        <Pages label={t('history.pages')} search={search} next={data.nextCursor} />
      </div>
      {data.matches.length === 0 ? <NoMatches /> : <MatchRows matches={data.matches} />}
      {data.matches.length > 10 && (
        <div className="card-foot">
          <Pages label={t('history.pagesBelow')} search={search} next={data.nextCursor} />
        </div>
      )}
    </section>
  );
}

interface PagesProps {
  label: string;
  search: ProfileSearch;
  next: string | null;
}

/** The server hands out a place to go on from, not page numbers; the way back is kept in the history entry. */
function Pages({ label, search, next }: PagesProps) {
  const { t } = useTranslation('profile');
  const { href } = useProfile();
  const trail = ((useLocation().state as { trail?: string[] } | null)?.trail ?? []).slice();
  const { cursor, ...first } = search;
  if (cursor === undefined && next === null) return null;
  const before = trail.at(-1);
  return (
    <nav className="pages" aria-label={label}>
      <PageLink to={cursor === undefined ? null : href(first)}>{t('history.newest')}</PageLink>
      <PageLink
        to={
          cursor === undefined || trail.length === 0
            ? null
            : href(before === undefined || before === '' ? first : { ...first, cursor: before })
        }
        trail={trail.slice(0, -1)}
      >
        <Icon name="chevronLeft" />
        {t('history.newer')}
      </PageLink>
      <PageLink
        to={next === null ? null : href({ ...first, cursor: next })}
        trail={[...trail, cursor ?? '']}
      >
        {t('history.older')}
        <Icon name="chevronRight" />
      </PageLink>
    </nav>
  );
}

interface PageLinkProps {
  to: string | null;
  trail?: string[];
  children: React.ReactNode;
}

function PageLink({ to, trail = [], children }: PageLinkProps) {
  const look = 'btn btn-surface btn-sm';
  if (to === null) {
    return (
      <span className={`${look} disabled`} aria-disabled="true">
        {children}
      </span>
    );
  }
  return (
    <Link className={look} to={to} state={{ trail }} preventScrollReset>
      {children}
    </Link>
  );
}
