import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet, ScrollRestoration, useLocation, useNavigation } from 'react-router';
import { homePlayer } from '../account/home-player.ts';
import { useAuth } from '../account/use-auth.ts';
import { openBuilder } from '../builder-state.ts';
import { PaletteHost } from '../features/search/palette-host.tsx';
import { paths } from '../paths.ts';
import { useStatus } from '../status.ts';
import { LanguageChange } from './language-change.tsx';
import { SlowBar } from './slow-bar.tsx';

/** Focuses the heading after a navigation, so that screen readers announce the page. */
function useHeadingFocus() {
  const { pathname } = useLocation();
  const page = usePageAddress();
  const shown = useRef({ pathname, page });
  useEffect(() => {
    const before = shown.current;
    shown.current = { pathname, page };
    // The player of the home page may become known, or change, while the page is shown.
    if (before.pathname === pathname || before.page === page) return;
    document.getElementById('page-heading')?.focus({ preventScroll: true });
  }, [pathname, page]);
}

/** Returns the path of the page; the home page has that of its player, to which its tabs lead. */
function usePageAddress(): string {
  const { pathname } = useLocation();
  const status = useStatus();
  const { user } = useAuth();
  const player = status && homePlayer(user, status);
  return pathname === paths.home() && player ? paths.user(player) : pathname;
}

/** The frame of every layout: the skip link, and the effects of navigations. */
export function Root() {
  const { t } = useTranslation('shell');
  const navigating = useNavigation().state === 'loading';
  useHeadingFocus();
  return (
    <>
      <a className="skip-link" href="#content">
        {t('skip')}
      </a>
      {navigating && <SlowBar />}
      <LanguageChange />
      <Outlet />
      <PaletteHost onBuilder={openBuilder} />
      <ScrollRestoration />
    </>
  );
}
