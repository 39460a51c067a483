import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet, ScrollRestoration, useLocation, useNavigation } from 'react-router';
import { PaletteHost } from '../features/search/palette-host.tsx';
import { openBuilder } from '../features/theme-builder/builder-state.ts';

/** Focuses the heading after a navigation, so that screen readers announce the page. */
function useHeadingFocus() {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    document.getElementById('page-heading')?.focus({ preventScroll: true });
  }, [pathname]);
}

/** The frame of every layout: the skip link, and what a navigation does. */
export function Root() {
  const { t } = useTranslation('shell');
  const navigating = useNavigation().state === 'loading';
  useHeadingFocus();
  return (
    <>
      <a className="skip-link" href="#content">
        {t('skip')}
      </a>
      {navigating && <div className="slow-bar" aria-hidden="true" />}
      <Outlet />
      <PaletteHost onBuilder={openBuilder} />
      <ScrollRestoration />
    </>
  );
}
