import type { PageLoader } from '../../pages/page.ts';
import { prefetchQuestions } from '../../questions/prefetch-questions.ts';
import { RANKED_PAGE } from '../../questions/question-filters.ts';
import { explorerCodec } from './explorer-search.ts';
import { explorerQuestion } from './questions.ts';

/** Starts the question of the URL. */
export const loadExplorer: PageLoader = (client, { request }) => {
  const search = explorerCodec.read(new URL(request.url).searchParams);
  return prefetchQuestions(client, request, () => [explorerQuestion(search)], RANKED_PAGE);
};
