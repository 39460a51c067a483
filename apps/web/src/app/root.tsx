import { useQuery } from '@tanstack/react-query';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet, ScrollRestoration, useLocation, useNavigation } from 'react-router';
import { findHomePlayerId } from '../account/find-home-player-id.ts';
import { useAuth } from '../account/use-auth.ts';
import { PaletteHost } from '../features/search/palette-host.tsx';
import { paths } from '../paths.ts';
import { polledStatusQuery } from '../status.ts';
import { openThemeBuilder } from '../theme-builder-state.ts';
import { LanguageChange } from './language-change.tsx';
import { LoadingBar } from './loading-bar.tsx';
import { notifyLocationShown } from './mark-pending-links.ts';

/** Focuses the heading after a navigation, so that screen readers announce the page. */
function useFocusHeading() {
  const { pathname } = useLocation();
  const page = useCanonicalPath();
  const previous = useRef({ pathname, page });
  useEffect(() => {
    const previousPage = previous.current;
    previous.current = { pathname, page };
    // The player of the home page may become known, or change, while the page is shown.
    if (previousPage.pathname === pathname || previousPage.page === page) return;
    document.getElementById('page-heading')?.focus({ preventScroll: true });
  }, [pathname, page]);
}

/** Returns the path of the page; for the home page, the path of its player, to which its tabs link. */
function useCanonicalPath(): string {
  const { pathname } = useLocation();
  const { data: status } = useQuery(polledStatusQuery);
  const { user } = useAuth();
  const homeId = status && findHomePlayerId(user, status);
  return pathname === paths.home() && homeId ? paths.player(homeId) : pathname;
}

/** What all layouts share: the skip link, the loading bar, the search palette and the scroll position. */
export function Root() {
  const { t } = useTranslation('shell');
  const isNavigating = useNavigation().state === 'loading';
  const { key } = useLocation();
  useLayoutEffect(() => notifyLocationShown(key), [key]);
  useFocusHeading();
  return (
    <>
      <a className="skip-link" href="#content">
        {t('skip')}
      </a>
      {isNavigating && <LoadingBar />}
      <LanguageChange />
      <Outlet />
      <PaletteHost onOpenThemeBuilder={openThemeBuilder} />
      <ScrollRestoration />
    </>
  );
}
