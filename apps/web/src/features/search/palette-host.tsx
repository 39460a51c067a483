import { lazy, Suspense, useEffect, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { useAuth } from '../../account/use-auth.ts';
import { keepRecentsOf } from '../../recents.ts';
import { useVisit } from '../../use-visit.ts';
import { loadPalette } from './load-search.ts';
import { closePalette, openPalette, usePalette } from './palette-state.ts';

const Palette = lazy(loadPalette);

/** Pages that record visits themselves, and the home page, which is always one click away. */
const UNLISTED_PATHS = /^\/(user\/.|match\/.|auth\/|$)/;

/** Collects what is typed while the palette loads. */
function TypedTextCollector({ text }: { text: string }) {
  useEffect(() => {
    const keep = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.key === 'Escape') closePalette();
      else if (event.key === 'Enter') openPalette(text, true);
      else if (event.key === 'Backspace') openPalette(text.slice(0, -1));
      else if ([...event.key].length === 1) openPalette(text + event.key);
      else return;
      event.preventDefault();
      event.stopPropagation();
    };
    document.addEventListener('keydown', keep, true);
    return () => document.removeEventListener('keydown', keep, true);
  }, [text]);
  return null;
}

/** Shows the palette on every page, and remembers which pages were opened by whom. */
export function PaletteHost({ onBuilder }: { onBuilder: () => void }) {
  const { open, text, entered } = usePalette();
  const { isInitialized, user } = useAuth();
  const { pathname } = useLocation();
  // Going back closes it at once, or the heading could not take the focus. A page that was requested
  // before it was opened may appear below it.
  const back = useNavigationType() === 'POP';
  const [openedAt, setOpenedAt] = useState(pathname);
  if (!open && openedAt !== pathname) setOpenedAt(pathname);
  const left = back && open && openedAt !== pathname;
  useEffect(() => {
    if (left) closePalette();
  }, [left]);
  useVisit(UNLISTED_PATHS.test(pathname) ? null : { kind: 'page', path: pathname });
  useEffect(() => {
    if (isInitialized) keepRecentsOf(user?.id);
  }, [isInitialized, user?.id]);
  if (!open || left) return null;
  return (
    <Suspense fallback={<TypedTextCollector text={text} />}>
      <Palette text={text} entered={entered} onBuilder={onBuilder} />
    </Suspense>
  );
}
