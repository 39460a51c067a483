import { type CSSProperties, useEffect, useId, useState } from 'react';
import { Link, useLocation } from 'react-router';
import { isExternalUrl, SiteLink } from '../../site-link.tsx';
import { Icon } from '../../ui/icon.tsx';
import { isGroupOpen, storeGroupOpen } from './open-groups.ts';
import { containsPath, isAt, isWithin, type SidebarEntry } from './sections.ts';

interface Props {
  entry: SidebarEntry;
  /** Its depth; 1 at the top. */
  level?: number;
}

/** A link or a group of links. */
export function SidebarListItem({ entry, level = 1 }: Props) {
  return (
    <li style={{ '--level': level } as CSSProperties} lang={entry.lang}>
      {entry.children === undefined ? (
        <SidebarLink entry={entry} />
      ) : (
        <SidebarGroup entry={entry} entries={entry.children} level={level} />
      )}
    </li>
  );
}

function SidebarLink({ entry }: { entry: SidebarEntry }) {
  const { pathname } = useLocation();
  const content = (
    <>
      {entry.icon}
      <span className="sidebar-label">{entry.label}</span>
      {entry.badge !== undefined && <span className="badge">{entry.badge}</span>}
    </>
  );
  if (isExternalUrl(entry.to)) {
    return (
      <SiteLink className="sidebar-link" to={entry.to}>
        {content}
      </SiteLink>
    );
  }
  const canBeCurrent = entry.isSubstitute !== true && entry.to !== '/';
  const isCurrent = canBeCurrent && isAt(pathname, entry.to);
  const isBelow =
    canBeCurrent && !isCurrent && entry.isExact !== true && isWithin(pathname, entry.to);
  return (
    <Link
      className={`sidebar-link ${isBelow ? 'within' : ''}`}
      to={entry.to}
      aria-current={isCurrent ? 'page' : undefined}
    >
      {content}
    </Link>
  );
}

/** A group that is open while the current page is in it, or if the user left it open. */
function SidebarGroup({
  entry,
  entries,
  level,
}: {
  entry: SidebarEntry;
  entries: SidebarEntry[];
  level: number;
}) {
  const { pathname } = useLocation();
  const id = useId();
  const containsCurrentPage = containsPath(entry, pathname);
  const [isOpen, setIsOpen] = useState(() => containsCurrentPage || isGroupOpen(entry.to));

  useEffect(() => {
    if (containsCurrentPage) setIsOpen(true);
  }, [containsCurrentPage]);

  const toggle = () => {
    setIsOpen(!isOpen);
    storeGroupOpen(entry.to, !isOpen);
  };

  return (
    <>
      <button
        type="button"
        className={`sidebar-link ${containsCurrentPage ? 'within' : ''}`}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={toggle}
      >
        {entry.icon}
        <span className="sidebar-label">{entry.label}</span>
        {entry.badge !== undefined && <span className="badge">{entry.badge}</span>}
        <Icon name="chevronDown" className="chevron" />
      </button>
      <ul id={id} hidden={!isOpen}>
        {entry.overviewLabel !== undefined && (
          <SidebarListItem
            entry={{ label: entry.overviewLabel, to: entry.to, isExact: true }}
            level={level + 1}
          />
        )}
        {entries.map((child) => (
          <SidebarListItem key={child.to} entry={child} level={level + 1} />
        ))}
      </ul>
    </>
  );
}
