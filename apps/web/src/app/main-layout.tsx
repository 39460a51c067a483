import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet, ScrollRestoration, useLocation, useNavigation } from 'react-router';
import { defaultSiteName, statusQuery } from '../status.ts';
import { ContentSkeleton } from './content-skeleton.tsx';
import { DemoBanner } from './demo-banner.tsx';
import { Footer } from './footer.tsx';
import { Navbar } from './navbar.tsx';
import { Sidebar } from './sidebar.tsx';
import { useSidebar } from './use-sidebar.ts';

/** After a navigation the focus goes to the heading, so that a screen reader says where it is. */
function useHeadingFocus() {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    document.getElementById('page-heading')?.focus({ preventScroll: true });
  }, [pathname]);
}

function Content({ page }: { page: ReactNode }) {
  return (
    <main className="shell-content" id="content" tabIndex={-1}>
      {page}
    </main>
  );
}

/** The notice stands above the page: both come at once, so that neither moves the other. */
function NoticeAndPage() {
  return (
    <>
      <DemoBanner />
      <Content page={<Outlet />} />
    </>
  );
}

/** Sidebar, navbar, content, footer. */
export function MainLayout() {
  const { t } = useTranslation('shell');
  const sidebar = useSidebar();
  const navigating = useNavigation().state === 'loading';
  const status = useQuery(statusQuery);
  const siteName = status.data?.siteName ?? defaultSiteName;
  useHeadingFocus();

  return (
    <>
      <a className="skip-link" href="#content">
        {t('skip')}
      </a>
      {navigating && <div className="slow-bar" aria-hidden="true" />}
      <div className="shell">
        <Sidebar siteName={siteName} sidebar={sidebar} />
        <div className="shell-main" inert={sidebar.overlay && sidebar.shown}>
          <Navbar sidebar={sidebar} />
          {/* Not `isPending`: asking again after a failure would take the page away, whose parts ask again. */}
          {status.isFetched ? <NoticeAndPage /> : <Content page={<ContentSkeleton />} />}
          <Footer siteName={siteName} />
        </div>
      </div>
      <ScrollRestoration />
    </>
  );
}
