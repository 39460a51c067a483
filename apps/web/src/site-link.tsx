import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Icon } from './ui/icon.tsx';

interface Props {
  /** A path of this site, or the URL of another. */
  to: string;
  className?: string;
  children: ReactNode;
}

/** Returns whether a link leads away from this site. */
export function isExternalUrl(to: string): boolean {
  return !to.startsWith('/');
}

/** A link whose target the operator chose: external ones open in a new tab, which is announced. */
export function SiteLink({ to, className, children }: Props) {
  const { t } = useTranslation();
  if (!isExternalUrl(to)) {
    return (
      <Link to={to} className={className}>
        {children}
      </Link>
    );
  }
  // Mail addresses open in the mail program.
  if (to.startsWith('mailto:')) {
    return (
      <a href={to} className={className}>
        {children}
      </a>
    );
  }
  return (
    <a href={to} className={className} target="_blank" rel="noopener noreferrer">
      {children}
      <Icon name="externalLink" className="external-link-icon" />
      <span className="visually-hidden">{t('newTab')}</span>
    </a>
  );
}
