import { lazy, useEffect, useLayoutEffect, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { useAuth } from '../../account/use-auth.ts';
import { OverlayBoundary } from '../../query-states/overlay-boundary.tsx';
import { removeRecentsOfOthers } from '../../recents.ts';
import { Icon } from '../../ui/icon.tsx';
import { useRecordVisit } from '../../use-record-visit.ts';
import { collectTypedText } from './collect-typed-text.ts';
import { stopEarlyCollecting } from './listen-for-shortcuts.ts';
import { loadPalette } from './load-search.ts';
import { closePalette, usePalette } from './palette-state.ts';

const Palette = lazy(loadPalette);

/** Pages that record visits themselves, and the home page, which is always one click away. */
const PATHS_NOT_RECORDED_HERE = /^\/(user\/.|match\/.|auth\/|$)/;

/** Collects what is typed while the palette loads. */
function TypedTextCollector() {
  // Layout effects run in the commit that gives the palette the focus, other effects some time
  // later.
  useLayoutEffect(collectTypedText, []);
  return null;
}

/** Shows the palette on every page, and records which account opened which pages. */
export function PaletteHost({ onOpenThemeBuilder }: { onOpenThemeBuilder: () => void }) {
  const { isOpen, text } = usePalette();
  const { isInitialized, user } = useAuth();
  const { pathname } = useLocation();
  // Going back closes it at once, because otherwise the heading could not get the focus. A page
  // that was requested before the palette was opened may appear below it.
  const isBack = useNavigationType() === 'POP';
  const [openedPath, setOpenedPath] = useState(pathname);
  if (!isOpen && openedPath !== pathname) setOpenedPath(pathname);
  const hasGoneBack = isBack && isOpen && openedPath !== pathname;
  useEffect(() => {
    if (hasGoneBack) closePalette();
  }, [hasGoneBack]);
  useRecordVisit(PATHS_NOT_RECORDED_HERE.test(pathname) ? null : { kind: 'page', path: pathname });
  useEffect(() => {
    if (isInitialized) removeRecentsOfOthers(user?.id);
  }, [isInitialized, user?.id]);
  useLayoutEffect(stopEarlyCollecting, []);
  if (!isOpen || hasGoneBack) return null;
  return (
    <OverlayBoundary
      onClose={closePalette}
      placeholder={
        <>
          <Icon name="search" />
          {text}
          <TypedTextCollector />
        </>
      }
    >
      <Palette onOpenThemeBuilder={onOpenThemeBuilder} />
    </OverlayBoundary>
  );
}
