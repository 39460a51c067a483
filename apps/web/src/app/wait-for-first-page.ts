import type { QueryClient } from '@tanstack/react-query';
import type { createBrowserRouter } from 'react-router';
import { tokens } from '../account/token-store.ts';

/**
 * The longest time that the static frame of index.html stays for the sake of the page; a user does
 * not notice a shorter one.
 */
const TIMEOUT_MS = 100;

/**
 * Waits until the first page can be shown with its data, the first of which index.html has requested
 * before the app started. The app is then rendered once, instead of first with skeletons and again
 * with each answer. If the answers take longer, the skeletons are shown meanwhile.
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
