import './doc-layout.scss';
import { useTranslation } from 'react-i18next';
import { Outlet } from 'react-router';
import { guidePages } from '../../guide/guide-pages.ts';
import { defaultSiteName } from '../../site-name.ts';
import { useStatus } from '../../status.ts';
import { Sidebar } from '../sidebar/sidebar.tsx';
import { SidebarToggle } from '../sidebar/sidebar-toggle.tsx';
import { useSidebar } from '../sidebar/use-sidebar.ts';
import { DocSidebarFooter } from './doc-sidebar-footer.tsx';
import { toGuideSections } from './guide-sections.tsx';

const sections = toGuideSections(guidePages);

/** The layout of the documentation: its sidebar, a navbar with only the sidebar button, no footer. */
export function DocLayout() {
  const { t } = useTranslation('shell');
  const sidebar = useSidebar();
  const siteName = useStatus()?.siteName ?? defaultSiteName;
  return (
    <div className="shell">
      <Sidebar
        siteName={siteName}
        label={t('documentation')}
        sections={sections}
        sidebar={sidebar}
        footer={<DocSidebarFooter />}
      />
      <div className="shell-main" inert={sidebar.isOverlay && sidebar.isShown}>
        <header className="navbar-top">
          <SidebarToggle sidebar={sidebar} />
        </header>
        <main className="shell-content" id="content" tabIndex={-1} lang="en">
          <div className="doc-column">
            <Outlet />
          </div>
        </main>
      </div>
    </div>
  );
}
