import type { createBrowserRouter } from 'react-router';
import { reloadPage } from '../reload-page.ts';
import { isPrefetching } from './prefetch-pages.ts';

const STORAGE_KEY = 'reloaded-for-release';

/**
 * Reloads a page that was left open while a new release was installed, because the old chunks are
 * gone. The requested page is loaded from the new release; if that fails as well, the failure is
 * shown. A failed prefetch reloads nothing before the link is clicked, so that typed text is kept.
 */
export function reloadOnNewRelease(router: ReturnType<typeof createBrowserRouter>): void {
  let isReloading = false;
  window.addEventListener('vite:preloadError', () => {
    if (isReloading) return;
    const destination = router.state.navigation.location;
    if (destination === undefined && isPrefetching()) return;
    const lastReload = Number(sessionStorage.getItem(STORAGE_KEY) ?? 0);
    if (Date.now() - lastReload < 60_000) return;
    const { href } = window.location;
    const target =
      destination === undefined ? href : new URL(router.createHref(destination), href).href;
    // A page may miss several chunks at once.
    isReloading = true;
    reloadPage(target, () => sessionStorage.setItem(STORAGE_KEY, String(Date.now()))).finally(
      () => {
        isReloading = false;
      },
    );
  });
}
