import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import { paths } from '../../paths.ts';
import { Icon } from '../../ui/icon.tsx';
import { type PlayersSearch, writePlayersSearch } from './players-search.ts';

interface Props {
  search: PlayersSearch;
  /** Where the next page begins; null on the last one. */
  next: string | null;
  /** Whether the list that is shown is not yet the one of the search. */
  busy: boolean;
}

/** The server hands out a place to go on from, not page numbers; the way back is kept in the history entry. */
export function PlayersPages({ search, next, busy }: Props) {
  const { t } = useTranslation('players');
  const trail = (useLocation().state as { trail?: string[] } | null)?.trail ?? [];
  const { cursor, ...first } = search;
  if (cursor === undefined && next === null) return null;
  const before = trail.at(-1);
  const href = (place: string | undefined) =>
    paths.users(writePlayersSearch(place ? { ...first, cursor: place } : first));
  return (
    <nav className="pages card-foot" aria-label={t('pages.label')}>
      <PageLink to={cursor === undefined ? null : href(undefined)}>{t('pages.first')}</PageLink>
      <PageLink to={before === undefined ? null : href(before)} trail={trail.slice(0, -1)}>
        <Icon name="chevronLeft" />
        {t('pages.previous')}
      </PageLink>
      <PageLink to={busy || next === null ? null : href(next)} trail={[...trail, cursor ?? '']}>
        {t('pages.next')}
        <Icon name="chevronRight" />
      </PageLink>
    </nav>
  );
}

interface PageLinkProps {
  to: string | null;
  trail?: string[];
  children: ReactNode;
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
    <Link className={look} to={to} state={{ trail }}>
      {children}
    </Link>
  );
}
