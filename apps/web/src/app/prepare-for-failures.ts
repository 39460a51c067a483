import { forgetEarlyAnswers } from '../early-answers.ts';
import { loadPalette } from '../features/search/load-search.ts';
import { followConnection } from './connection/follow-connection.tsx';
import { prefetch } from './prefetch-pages.ts';
import { queryClient } from './query-client.ts';

/**
 * What the first picture does not need and everything after it may: it has to be there before the
 * server is gone, because then it could not be fetched any more.
 */
export async function prepareForFailures(): Promise<void> {
  forgetEarlyAnswers();
  await followConnection(queryClient);
  await prefetch(loadPalette);
  // A slow network has room for the font now.
  delete document.documentElement.dataset.network;
}
