import { useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import { paths } from '../paths.ts';
import { Icon } from '../ui/icon.tsx';
import icon from './icon.svg';
import { isWithin, type NavigationEntry, navigation } from './navigation.ts';
import type { SidebarState } from './use-sidebar.ts';

interface Props {
  siteName: string;
  sidebar: SidebarState;
}

export function Sidebar({ siteName, sidebar }: Props) {
  const { t } = useTranslation('shell');
  const ref = useRef<HTMLElement>(null);
  const { overlay, shown, close } = sidebar;

  useEffect(() => {
    if (!overlay || !shown) return;
    const before = document.activeElement;
    ref.current?.querySelector('a')?.focus();
    const onKey = (event: KeyboardEvent) => event.key === 'Escape' && close();
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('keydown', onKey);
      if (before instanceof HTMLElement) queueMicrotask(() => before.focus());
    };
  }, [overlay, shown, close]);

  return (
    <>
      <nav
        ref={ref}
        id="sidebar"
        className={`sidebar ${overlay && shown ? 'shown' : ''}`}
        aria-label={t('navigation')}
      >
        <div className="sidebar-inner">
          <Link className="sidebar-brand" to={paths.home()}>
            <img src={icon} alt="" width="28" height="28" />
            <span className="sidebar-label">{siteName}</span>
          </Link>
          {navigation.map((section) => (
            <section key={section.title} aria-label={t(section.title)}>
              <div className="sidebar-header" aria-hidden="true">
                <span className="sidebar-label">{t(section.title)}</span>
              </div>
              <ul>
                {section.entries.map((entry) => (
                  <SidebarEntry key={entry.text} entry={entry} />
                ))}
              </ul>
            </section>
          ))}
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

function SidebarEntry({ entry }: { entry: NavigationEntry }) {
  return entry.children === undefined ? (
    <li>
      <SidebarLink entry={entry} />
    </li>
  ) : (
    <SidebarGroup entry={entry} entries={entry.children} />
  );
}

function SidebarLink({ entry }: { entry: NavigationEntry }) {
  const { t } = useTranslation('shell');
  const { pathname } = useLocation();
  // Three entries of the About section lead to `/`; none of them is the page itself.
  const current = pathname === entry.to && entry.to !== '/';
  return (
    <Link className="sidebar-link" to={entry.to} aria-current={current ? 'page' : undefined}>
      {entry.icon !== undefined && <Icon name={entry.icon} />}
      <span className="sidebar-label">{t(entry.text)}</span>
      {entry.badge !== undefined && <span className="badge ms-auto">{entry.badge}</span>}
    </Link>
  );
}

/** An entry with children: its own page is the first of them. */
function SidebarGroup({ entry, entries }: { entry: NavigationEntry; entries: NavigationEntry[] }) {
  const { t } = useTranslation('shell');
  const { pathname } = useLocation();
  const id = useId();
  const within = isWithin(pathname, entry.to);
  const [open, setOpen] = useState(within);

  useEffect(() => {
    if (within) setOpen(true);
  }, [within]);

  return (
    <li>
      <button
        type="button"
        className={`sidebar-link ${within ? 'within' : ''}`}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        {entry.icon !== undefined && <Icon name={entry.icon} />}
        <span className="sidebar-label">{t(entry.text)}</span>
        <Icon name="chevronDown" className="chevron" />
      </button>
      <ul id={id} hidden={!open}>
        <li>
          <SidebarLink entry={{ text: 'nav.overview', to: entry.to }} />
        </li>
        {entries.map((child) => (
          <li key={child.to}>
            <SidebarLink entry={child} />
          </li>
        ))}
      </ul>
    </li>
  );
}
