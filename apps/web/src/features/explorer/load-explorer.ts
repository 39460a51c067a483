import type { PageLoader } from '../../pages/page.ts';
import { prefetchQuestions } from '../../questions/prefetch-questions.ts';
import { explorerCodec } from './explorer-search.ts';
import { explorerQuestion } from './questions.ts';

/** Starts the question of the URL. */
export const loadExplorer: PageLoader = (client, { request }) => {
  const search = explorerCodec.read(new URL(request.url).searchParams);
  return prefetchQuestions(client, request, () => [explorerQuestion(search)]);
};
