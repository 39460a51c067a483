import { type CSSProperties, useEffect, useId, useState } from 'react';
import { Link, useLocation } from 'react-router';
import { leadsAway, SiteLink } from '../../site-link.tsx';
import { Icon } from '../../ui/icon.tsx';
import { rememberGroup, wasOpened } from './open-groups.ts';
import { type SidebarEntry as Entry, holds, isAt, isWithin } from './sections.ts';

interface Props {
  entry: Entry;
  /** Its depth; 1 at the top. */
  level?: number;
}

/** A link or a group of links. */
export function SidebarEntry({ entry, level = 1 }: Props) {
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

function SidebarLink({ entry }: { entry: Entry }) {
  const { pathname } = useLocation();
  const content = (
    <>
      {entry.icon}
      <span className="sidebar-label">{entry.label}</span>
      {entry.badge !== undefined && <span className="badge">{entry.badge}</span>}
      {entry.unfinished !== undefined && <Icon name="tool" className="unfinished" />}
    </>
  );
  if (leadsAway(entry.to)) {
    return (
      <SiteLink className="sidebar-link" to={entry.to}>
        {content}
      </SiteLink>
    );
  }
  const marked = entry.isSubstitute !== true && entry.to !== '/';
  const current = marked && isAt(pathname, entry.to);
  const within = marked && !current && entry.exact !== true && isWithin(pathname, entry.to);
  return (
    <Link
      className={`sidebar-link ${within ? 'within' : ''}`}
      to={entry.to}
      aria-current={current ? 'page' : undefined}
      aria-description={entry.unfinished}
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
  entry: Entry;
  entries: Entry[];
  level: number;
}) {
  const { pathname } = useLocation();
  const id = useId();
  const within = holds(entry, pathname);
  const [open, setOpen] = useState(() => within || wasOpened(entry.to));

  useEffect(() => {
    if (within) setOpen(true);
  }, [within]);

  const toggle = () => {
    setOpen(!open);
    rememberGroup(entry.to, !open);
  };

  return (
    <>
      <button
        type="button"
        className={`sidebar-link ${within ? 'within' : ''}`}
        aria-expanded={open}
        aria-controls={id}
        aria-description={entry.unfinished}
        onClick={toggle}
      >
        {entry.icon}
        <span className="sidebar-label">{entry.label}</span>
        {entry.badge !== undefined && <span className="badge">{entry.badge}</span>}
        {entry.unfinished !== undefined && <Icon name="tool" className="unfinished" />}
        <Icon name="chevronDown" className="chevron" />
      </button>
      <ul id={id} hidden={!open}>
        {entry.overview !== undefined && (
          <SidebarEntry
            entry={{ label: entry.overview, to: entry.to, exact: true }}
            level={level + 1}
          />
        )}
        {entries.map((child) => (
          <SidebarEntry key={child.to} entry={child} level={level + 1} />
        ))}
      </ul>
    </>
  );
}
