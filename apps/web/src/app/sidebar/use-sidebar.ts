import { useCallback, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { writeStored } from '../../stored.ts';

export interface SidebarState {
  /** Whether the sidebar opens over the page, as on small screens. */
  isOverlay: boolean;
  isShown: boolean;
  toggle: () => void;
  close: () => void;
}

const smallScreenQuery = window.matchMedia('(max-width: 991.98px)');

function useIsSmallScreen(): boolean {
  const [matches, setMatches] = useState(smallScreenQuery.matches);
  useEffect(() => {
    const update = () => setMatches(smallScreenQuery.matches);
    smallScreenQuery.addEventListener('change', update);
    return () => smallScreenQuery.removeEventListener('change', update);
  }, []);
  return matches;
}

/**
 * Returns the sidebar's state. Beside the page it is open or collapsed, which is remembered; over
 * the page it closes with each navigation.
 */
export function useSidebar(): SidebarState {
  const isOverlay = useIsSmallScreen();
  const { key } = useLocation();
  const [isOpen, setIsOpen] = useState(document.documentElement.dataset.sidebar !== 'collapsed');
  // The history key at which it was opened over the page. It closes in the same render that shows
  // another page, because the page's heading could not be focused behind it.
  const [openedAt, setOpenedAt] = useState<string>();

  useEffect(() => {
    if (isOpen) delete document.documentElement.dataset.sidebar;
    else document.documentElement.dataset.sidebar = 'collapsed';
  }, [isOpen]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: going back must not open it again
  useEffect(() => setOpenedAt(undefined), [key, isOverlay]);

  const toggle = useCallback(() => {
    if (isOverlay) return setOpenedAt((at) => (at === key ? undefined : key));
    setIsOpen(!isOpen);
    writeStored('sidebar', isOpen ? 'collapsed' : 'open');
  }, [isOverlay, isOpen, key]);
  const close = useCallback(() => setOpenedAt(undefined), []);

  return { isOverlay, isShown: isOverlay ? openedAt === key : isOpen, toggle, close };
}
