import { lazy, Suspense, useEffect } from 'react';
import { useLocation } from 'react-router';
import { useAuth } from '../../account/use-auth.ts';
import { keepRecentsOf } from '../../recents.ts';
import { useVisit } from '../../use-visit.ts';
import { loadPalette } from './load-search.ts';
import { closePalette, openPalette, usePalette } from './palette-state.ts';
import { isPaletteKey, isSlashKey } from './shortcut.ts';

const Palette = lazy(loadPalette);

/** Pages that say themselves what they show, and the one that is a click away anyway. */
const unlisted = /^\/(user\/.|match\/.|auth\/|$)/;

function useShortcuts(open: boolean): void {
  useEffect(() => {
    const follow = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.repeat) return;
      const slash = isSlashKey(event);
      if (!slash && !isPaletteKey(event)) return;
      event.preventDefault();
      if (open) closePalette();
      else openPalette();
    };
    document.addEventListener('keydown', follow);
    return () => document.removeEventListener('keydown', follow);
  }, [open]);
}

/** Opens the palette on every page, remembers which pages were opened, and for whom. */
export function PaletteHost({ onBuilder }: { onBuilder: () => void }) {
  const { open, text } = usePalette();
  const { isInitialized, user } = useAuth();
  const { pathname } = useLocation();
  useShortcuts(open);
  useVisit(unlisted.test(pathname) ? null : { kind: 'page', path: pathname });
  useEffect(() => {
    if (isInitialized) keepRecentsOf(user?.id);
  }, [isInitialized, user?.id]);
  if (!open) return null;
  return (
    <Suspense fallback={null}>
      <Palette text={text} onBuilder={onBuilder} />
    </Suspense>
  );
}
