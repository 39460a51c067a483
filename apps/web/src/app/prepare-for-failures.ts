import { getConnection } from '../connection.ts';
import { discardEarlyAnswers } from '../early-answers.ts';
import { loadEnglishLists, loadPalette } from '../features/search/load-search.ts';
import { watchConnection } from './connection/watch-connection.tsx';
import { prefetch } from './prefetch-pages.ts';
import { queryClient } from './query-client.ts';

/**
 * How long after the search palette its lists of guide and gallery pages are loaded: few visitors
 * search for those, and a slow network has more urgent things to load.
 */
const LISTS_DELAY_MS = 15_000;

/**
 * Loads what the first page does not need but what must be available when the server becomes
 * unreachable.
 */
export async function prepareForFailures(): Promise<void> {
  discardEarlyAnswers();
  await watchConnection(queryClient);
  await prefetch(loadPalette);
  // From now on a slow network may load the font.
  delete document.documentElement.dataset.network;
  setTimeout(() => {
    if (getConnection().isReachable) void prefetch(loadEnglishLists);
  }, LISTS_DELAY_MS);
}
