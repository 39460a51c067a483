import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import { Icon } from '../ui/icon.tsx';

interface Props {
  /** Which pages they are, for screen readers. */
  label: string;
  /** Where the page that is shown begins; undefined on the first one. */
  cursor: string | undefined;
  /** Where the next page begins; null on the last one. */
  next: string | null;
  /** Returns the URL of the page that begins at a cursor, or of the first one. */
  href: (cursor: string | undefined) => string;
  /** What the links are called where "First", "Previous" and "Next" do not say enough. */
  names?: { first: string; previous: string; next: string };
  /** Whether the page's data is not there yet, so that nothing is known of the next one. */
  isLoading?: boolean;
  /** Whether the page stays scrolled where it is. */
  preventScrollReset?: boolean;
  className?: string;
}

/**
 * Links to the pages of a list. The server hands out cursors instead of page numbers, so the cursors
 * of the pages before are kept in the history entry.
 */
export function Pager({ label, cursor, next, href, names, ...rest }: Props) {
  const { isLoading = false, preventScrollReset = false, className = '' } = rest;
  const { t } = useTranslation();
  const trail = (useLocation().state as { trail?: string[] } | null)?.trail ?? [];
  if (cursor === undefined && next === null) return null;
  const before = trail.at(-1);
  return (
    <nav className={`pager ${className}`} aria-label={label}>
      <PageLink
        to={cursor === undefined ? null : href(undefined)}
        trail={[]}
        preventScrollReset={preventScrollReset}
      >
        {names?.first ?? t('pager.first')}
      </PageLink>
      <PageLink
        to={cursor === undefined || before === undefined ? null : href(before || undefined)}
        trail={trail.slice(0, -1)}
        preventScrollReset={preventScrollReset}
      >
        <Icon name="chevronLeft" />
        {names?.previous ?? t('pager.previous')}
      </PageLink>
      <PageLink
        to={isLoading || next === null ? null : href(next)}
        trail={[...trail, cursor ?? '']}
        preventScrollReset={preventScrollReset}
      >
        {names?.next ?? t('pager.next')}
        <Icon name="chevronRight" />
      </PageLink>
    </nav>
  );
}

interface PageLinkProps {
  /** Null where there is no such page. */
  to: string | null;
  trail: string[];
  preventScrollReset: boolean;
  children: ReactNode;
}

function PageLink({ to, trail, preventScrollReset, children }: PageLinkProps) {
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
      state={{ trail }}
      preventScrollReset={preventScrollReset}
    >
      {children}
    </Link>
  );
}
