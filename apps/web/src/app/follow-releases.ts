import type { createBrowserRouter } from 'react-router';
import { reloadPage } from '../reload-page.ts';
import { isPrefetching } from './prefetch-pages.ts';

const STORAGE_KEY = 'reloaded-for-release';

/**
 * Reloads pages that were left open while the server got a newer build, whose old chunks are gone.
 * The requested page is loaded with the new build; if that does not help, the failure is shown
 * instead of retried. A page that was only prefetched is left for the click, so that typed text is
 * kept.
 */
export function followReleases(router: ReturnType<typeof createBrowserRouter>): void {
  let asking = false;
  window.addEventListener('vite:preloadError', () => {
    if (asking) return;
    const wanted = router.state.navigation.location;
    if (wanted === undefined && isPrefetching()) return;
    const last = Number(sessionStorage.getItem(STORAGE_KEY) ?? 0);
    if (Date.now() - last < 60_000) return;
    const { href } = window.location;
    const target = wanted === undefined ? href : new URL(router.createHref(wanted), href).href;
    // A page may miss several chunks at once.
    asking = true;
    reloadPage(target, () => sessionStorage.setItem(STORAGE_KEY, String(Date.now()))).finally(
      () => {
        asking = false;
      },
    );
  });
}
