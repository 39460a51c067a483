import { useCallback, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { writeStored } from '../../stored.ts';

export interface SidebarState {
  /** On a small screen the sidebar lies over the page and is shown on demand. */
  overlay: boolean;
  shown: boolean;
  toggle: () => void;
  close: () => void;
}

const small = window.matchMedia('(max-width: 991.98px)');

function useSmallScreen(): boolean {
  const [matches, setMatches] = useState(small.matches);
  useEffect(() => {
    const follow = () => setMatches(small.matches);
    small.addEventListener('change', follow);
    return () => small.removeEventListener('change', follow);
  }, []);
  return matches;
}

/** Open or collapsed beside the page, remembered; over the page on small screens, closed by a navigation. */
export function useSidebar(): SidebarState {
  const overlay = useSmallScreen();
  const { pathname } = useLocation();
  const [open, setOpen] = useState(document.documentElement.dataset.sidebar !== 'collapsed');
  const [over, setOver] = useState(false);

  useEffect(() => {
    if (open) delete document.documentElement.dataset.sidebar;
    else document.documentElement.dataset.sidebar = 'collapsed';
  }, [open]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: closes when the path changes
  useEffect(() => setOver(false), [pathname, overlay]);

  const toggle = useCallback(() => {
    if (overlay) return setOver((value) => !value);
    setOpen(!open);
    writeStored('sidebar', open ? 'collapsed' : 'open');
  }, [overlay, open]);
  const close = useCallback(() => setOver(false), []);

  return { overlay, shown: overlay ? over : open, toggle, close };
}
