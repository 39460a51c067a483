import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import { Icon } from '../ui/icon.tsx';

interface Props {
  /** Which list the pages belong to, for screen readers. */
  label: string;
  /** The cursor of the current page; undefined on the first one. */
  cursor: string | undefined;
  /** The cursor of the next page; null on the last one. */
  next: string | null;
  /** Returns the URL of the page at a cursor, or of the first one. */
  href: (cursor: string | undefined) => string;
  /** The links' labels, if "First", "Previous" and "Next" are not clear enough. */
  labels?: { first: string; previous: string; next: string };
  /** Whether the page is still loading, so that the next cursor is unknown. */
  isLoading?: boolean;
  /** Whether the page keeps its scroll position. */
  preventScrollReset?: boolean;
  className?: string;
}

/**
 * Links to the pages of a list. The server returns cursors instead of page numbers, so the cursors
 * of previous pages are kept in the history entry.
 */
export function Pager({ label, cursor, next, href, labels, ...rest }: Props) {
  const { isLoading = false, preventScrollReset = false, className = '' } = rest;
  const { t } = useTranslation();
  const previousCursors =
    (useLocation().state as { previousCursors?: string[] } | null)?.previousCursors ?? [];
  if (cursor === undefined && next === null) return null;
  const previous = previousCursors.at(-1);
  return (
    <nav className={`pager ${className}`} aria-label={label}>
      <PageLink
        to={cursor === undefined ? null : href(undefined)}
        previousCursors={[]}
        preventScrollReset={preventScrollReset}
      >
        {labels?.first ?? t('pager.first')}
      </PageLink>
      <PageLink
        to={cursor === undefined || previous === undefined ? null : href(previous || undefined)}
        previousCursors={previousCursors.slice(0, -1)}
        preventScrollReset={preventScrollReset}
      >
        <Icon name="chevronLeft" />
        {labels?.previous ?? t('pager.previous')}
      </PageLink>
      <PageLink
        to={isLoading || next === null ? null : href(next)}
        previousCursors={[...previousCursors, cursor ?? '']}
        preventScrollReset={preventScrollReset}
      >
        {labels?.next ?? t('pager.next')}
        <Icon name="chevronRight" />
      </PageLink>
    </nav>
  );
}

interface PageLinkProps {
  /** Null if there is no such page. */
  to: string | null;
  previousCursors: string[];
  preventScrollReset: boolean;
  children: ReactNode;
}

function PageLink({ to, previousCursors, preventScrollReset, children }: PageLinkProps) {
  if (to === null) {
    return (
      <span className="btn btn-surface btn-sm disabled" aria-disabled="true">
        {children}
      </span>
    );
  }
  return (
    <Link
      className="btn btn-surface btn-sm"
      to={to}
      state={{ previousCursors }}
      preventScrollReset={preventScrollReset}
    >
      {children}
    </Link>
  );
}
