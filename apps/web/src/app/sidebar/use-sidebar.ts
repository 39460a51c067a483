import { useCallback, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { writeStored } from '../../stored.ts';

export interface SidebarState {
  /** Whether the sidebar opens over the page, as on small screens. */
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

/**
 * Returns the sidebar's state. Beside the page it is open or collapsed, which is remembered; over
 * the page it closes with each navigation.
 */
export function useSidebar(): SidebarState {
  const overlay = useSmallScreen();
  const { key } = useLocation();
  const [open, setOpen] = useState(document.documentElement.dataset.sidebar !== 'collapsed');
  // The history key it was opened at: it closes as soon as another page is shown, because its
  // heading could not take the focus otherwise.
  const [over, setOver] = useState<string>();

  useEffect(() => {
    if (open) delete document.documentElement.dataset.sidebar;
    else document.documentElement.dataset.sidebar = 'collapsed';
  }, [open]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: going back must not open it again
  useEffect(() => setOver(undefined), [key, overlay]);

  const toggle = useCallback(() => {
    if (overlay) return setOver((at) => (at === key ? undefined : key));
    setOpen(!open);
    writeStored('sidebar', open ? 'collapsed' : 'open');
  }, [overlay, open, key]);
  const close = useCallback(() => setOver(undefined), []);

  return { overlay, shown: overlay ? over === key : open, toggle, close };
}
