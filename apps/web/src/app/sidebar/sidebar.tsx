import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { paths } from '../../paths.ts';
import { keepFocus } from '../../ui/keep-focus.ts';
import icon from '../icon.svg';
import type { SidebarSection } from './sections.ts';
import { SidebarEntry } from './sidebar-entry.tsx';
import type { SidebarState } from './use-sidebar.ts';

interface Props {
  siteName: string;
  /** Its accessible name. */
  label: string;
  sections: SidebarSection[];
  sidebar: SidebarState;
  /** Shown below the sections. */
  foot?: ReactNode;
}

/** The navigation beside the page; on small screens it opens over the page. */
export function Sidebar({ siteName, label, sections, sidebar, foot }: Props) {
  const { t } = useTranslation('shell');
  const ref = useRef<HTMLElement>(null);
  const { overlay, shown, close } = sidebar;

  useEffect(() => {
    if (!overlay || !shown) return;
    const before = document.activeElement;
    ref.current?.querySelector('a')?.focus();
    const onKey = ({ key, target }: KeyboardEvent) => {
      // A dialog that was opened from here handles the key itself.
      const inDialog = target instanceof Element && target.closest('[role="dialog"]') !== null;
      if (key === 'Escape' && !inDialog) close();
    };
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('keydown', onKey);
      queueMicrotask(() => {
        // After a navigation the page's heading has the focus.
        const { activeElement } = document;
        const isLost =
          activeElement === document.body || activeElement?.closest('.shell-main') === null;
        if (isLost && before instanceof HTMLElement) before.focus();
      });
    };
  }, [overlay, shown, close]);

  return (
    <>
      <nav
        ref={ref}
        id="sidebar"
        className={`sidebar ${overlay && shown ? 'shown' : ''}`}
        aria-label={label}
        onKeyDown={overlay && shown ? keepFocus : undefined}
      >
        <div className="sidebar-inner">
          <Link className="sidebar-brand" to={paths.home()}>
            <img src={icon} alt="" width="28" height="28" />
            <span className="sidebar-label">{siteName}</span>
          </Link>
          {sections.map((section) => (
            <section key={section.title} aria-label={section.title} lang={section.lang}>
              <div className="sidebar-header" aria-hidden="true">
                <span className="sidebar-label">{section.title}</span>
              </div>
              <ul>
                {section.entries.map((entry) => (
                  <SidebarEntry key={entry.label} entry={entry} />
                ))}
              </ul>
            </section>
          ))}
          {foot}
        </div>
      </nav>
      <button
        type="button"
        className="sidebar-backdrop"
        aria-label={t('closeSidebar')}
        onClick={close}
      />
    </>
  );
}
