import type { QueryClient } from '@tanstack/react-query';
import type { createBrowserRouter } from 'react-router';
import { tokens } from '../account/token-store.ts';

/**
 * How long the static frame of index.html is kept while waiting for the page; users do not notice a
 * shorter delay.
 */
const TIMEOUT_MS = 100;

/**
 * Waits until the first page can be shown with its data, some of which index.html requested before the
 * app started, so that the app is rendered once, instead of first with skeletons and again with each
 * answer. If the answers take longer than the timeout, skeletons are shown.
 */
export async function waitForFirstPage(
  router: ReturnType<typeof createBrowserRouter>,
  client: QueryClient,
): Promise<void> {
  // A signed-in user's pages may need the account, which the app loads.
  if (tokens.current() !== null) return;
  await new Promise<void>((resolve) => {
    const finish = () => {
      clearTimeout(timer);
      for (const stop of stops) stop();
      resolve();
    };
    const check = () => {
      if (router.state.initialized && client.isFetching() === 0) finish();
    };
    const timer = setTimeout(finish, TIMEOUT_MS);
    const stops = [router.subscribe(check), client.getQueryCache().subscribe(check)];
    check();
  });
}
