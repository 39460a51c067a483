import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { useGreeting } from '../account/use-greeting.ts';

/**
 * Shown in the content area until the first page and its data have loaded: the same frame as in
 * index.html, so that the page is laid out once and then filled.
 */
export function ContentSkeleton() {
  const { t } = useTranslation();
  const greeting = useGreeting();
  const isHome = useLocation().pathname === '/';
  return (
    <div aria-busy="true" className="content-skeleton">
      <p className="visually-hidden" role="status">
        {t('loading')}
      </p>
      <span className="skeleton skeleton-title" />
      <span className="skeleton skeleton-row" />
      <div className="dashboard profile-dashboard">
        <div className="card" />
        <div className="card welcome">
          <div className="card-body">{isHome && <h2>{greeting}</h2>}</div>
        </div>
        <div className="card dashboard-wide skeleton-tall" />
      </div>
    </div>
  );
}
