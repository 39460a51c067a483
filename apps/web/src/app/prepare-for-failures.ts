import { forgetEarlyAnswers } from '../early-answers.ts';
import { loadPalette } from '../features/search/load-search.ts';
import { followConnection } from './connection/follow-connection.tsx';
import { prefetch } from './prefetch-pages.ts';
import { queryClient } from './query-client.ts';

/**
 * Loads what the first page does not need but must be present before the server becomes
 * unreachable.
 */
export async function prepareForFailures(): Promise<void> {
  forgetEarlyAnswers();
  await followConnection(queryClient);
  await prefetch(loadPalette);
  // From now on a slow network may load the font.
  delete document.documentElement.dataset.network;
}
