import { lazy, Suspense, useEffect, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { useAuth } from '../../account/use-auth.ts';
import { keepRecentsOf } from '../../recents.ts';
import { useVisit } from '../../use-visit.ts';
import { loadPalette } from './load-search.ts';
import { closePalette, openPalette, usePalette } from './palette-state.ts';

const Palette = lazy(loadPalette);

/** Pages that say themselves what they show, and the one that is a click away anyway. */
const unlisted = /^\/(user\/.|match\/.|auth\/|$)/;

/** Keeps what is typed while the palette is on its way. */
function KeyKeeper({ text }: { text: string }) {
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

/** Shows the palette on every page, remembers which pages were opened, and for whom. */
export function PaletteHost({ onBuilder }: { onBuilder: () => void }) {
  const { open, text, entered } = usePalette();
  const { isInitialized, user } = useAuth();
  const { pathname } = useLocation();
  // Going back leaves it with its page, at once, or the heading could not take the focus. A page that
  // was asked for before it was opened may come under it.
  const back = useNavigationType() === 'POP';
  const [openedAt, setOpenedAt] = useState(pathname);
  if (!open && openedAt !== pathname) setOpenedAt(pathname);
  const left = back && open && openedAt !== pathname;
  useEffect(() => {
    if (left) closePalette();
  }, [left]);
  useVisit(unlisted.test(pathname) ? null : { kind: 'page', path: pathname });
  useEffect(() => {
    if (isInitialized) keepRecentsOf(user?.id);
  }, [isInitialized, user?.id]);
  if (!open || left) return null;
  return (
    <Suspense fallback={<KeyKeeper text={text} />}>
      <Palette text={text} entered={entered} onBuilder={onBuilder} />
    </Suspense>
  );
}
