import { explorerQuestion } from '../../answers/explorer-question.ts';
import { explorerCodec } from '../../answers/explorer-search.ts';
import type { PageLoader } from '../../pages/page.ts';
import { prefetchQuestions } from '../../questions/prefetch-questions.ts';
import { pageOptionsFor } from './page-options.ts';

/** Starts fetching the answer to the URL's question. */
export const loadExplorer: PageLoader = (client, { request }) => {
  const search = explorerCodec.read(new URL(request.url).searchParams);
  return prefetchQuestions(
    client,
    request,
    () => [explorerQuestion(search)],
    pageOptionsFor(search),
  );
};
