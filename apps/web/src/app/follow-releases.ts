import type { createBrowserRouter } from 'react-router';
import { isPrefetching } from './prefetch-pages.ts';
import { reloadPage } from './reload-page.ts';

const STORAGE_KEY = 'reloaded-for-release';

/**
 * A page left open while the server got a newer build asks for chunks that are gone. Loading the
 * page that was wanted anew brings the new build; should that not help, the failure is shown instead
 * of tried again. A page that was only pointed at is left for the click: what is being typed stays.
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
