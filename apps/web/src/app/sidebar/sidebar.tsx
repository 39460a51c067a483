import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { paths } from '../../paths.ts';
import { trapFocus } from '../../ui/trap-focus.ts';
import icon from '../icon.svg';
import type { SidebarSection } from './sections.ts';
import { SidebarListItem } from './sidebar-list-item.tsx';
import type { SidebarState } from './use-sidebar.ts';

interface Props {
  siteName: string;
  /** Its accessible name. */
  label: string;
  sections: SidebarSection[];
  sidebar: SidebarState;
  /** Shown below the sections. */
  footer?: ReactNode;
}

/** The navigation beside the page; on small screens it opens over the page. */
export function Sidebar({ siteName, label, sections, sidebar, footer }: Props) {
  const { t } = useTranslation('shell');
  const ref = useRef<HTMLElement>(null);
  const { isOverlay, isShown, close } = sidebar;

  useEffect(() => {
    if (!isOverlay || !isShown) return;
    const previousFocus = document.activeElement;
    ref.current?.querySelector('a')?.focus();
    const onKey = ({ key, target }: KeyboardEvent) => {
      // A dialog that was opened from here handles the key itself.
      const isInDialog = target instanceof Element && target.closest('[role="dialog"]') !== null;
      if (key === 'Escape' && !isInDialog) close();
    };
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('keydown', onKey);
      queueMicrotask(() => {
        // After a navigation the page's heading has the focus.
        const { activeElement } = document;
        const isLost =
          activeElement === document.body || activeElement?.closest('.shell-main') === null;
        if (isLost && previousFocus instanceof HTMLElement) previousFocus.focus();
      });
    };
  }, [isOverlay, isShown, close]);

  return (
    <>
      <nav
        ref={ref}
        id="sidebar"
        className={`sidebar ${isOverlay && isShown ? 'shown' : ''}`}
        aria-label={label}
        onKeyDown={isOverlay && isShown ? trapFocus : undefined}
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
                  <SidebarListItem key={entry.label} entry={entry} />
                ))}
              </ul>
            </section>
          ))}
          {footer}
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
