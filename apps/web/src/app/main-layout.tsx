import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet, useMatches } from 'react-router';
import { defaultSiteName } from '../site-name.ts';
import { cachedStatusQuery } from '../status.ts';
import { ContentSkeleton } from './content-skeleton.tsx';
import { DemoBanner } from './demo-banner.tsx';
import { Footer } from './footer.tsx';
import { Navbar } from './navbar.tsx';
import { mergePageHandles } from './routes/page-handle.ts';
import { Sidebar } from './sidebar/sidebar.tsx';
import { useProductSections } from './sidebar/use-product-sections.tsx';
import { useSidebar } from './sidebar/use-sidebar.ts';

function Content({ page, lang }: { page: ReactNode; lang: string | undefined }) {
  return (
    <main className="shell-content" id="content" tabIndex={-1} lang={lang}>
      {page}
    </main>
  );
}

/** The banner above the page; both appear together, so that the layout does not shift. */
function BannerAndContent({ page, lang }: { page: ReactNode; lang: string | undefined }) {
  return (
    <>
      <DemoBanner />
      <Content page={page} lang={lang} />
    </>
  );
}

interface Props {
  /** Shown instead of the route's page. */
  page?: ReactNode;
}

/** Sidebar, navbar, content, footer. */
export function MainLayout({ page = <Outlet /> }: Props) {
  const { t } = useTranslation('shell');
  const sidebar = useSidebar();
  const status = useQuery(cachedStatusQuery);
  const siteName = status.data?.siteName ?? defaultSiteName;
  const productSections = useProductSections();
  const { sidebar: sections = productSections, lang } = mergePageHandles(useMatches());

  return (
    <div className="shell">
      <Sidebar siteName={siteName} label={t('navigation')} sections={sections} sidebar={sidebar} />
      <div className="shell-main" inert={sidebar.isOverlay && sidebar.isShown}>
        <Navbar sidebar={sidebar} />
        {/* Not `isPending`, which a retry after a failure would set: it would unmount the page, whose parts retry too. */}
        {status.isFetched ? (
          <BannerAndContent page={page} lang={lang} />
        ) : (
          <Content page={<ContentSkeleton />} lang={undefined} />
        )}
        <Footer siteName={siteName} />
      </div>
    </div>
  );
}
