import type { PageLoader } from '../../pages/page.ts';
import { prefetchQuestions } from '../../questions/prefetch-questions.ts';
import { compareCodec, effectiveSplit, selectionOf } from './compare-search.ts';
import { pageOptionsFor } from './page-options.ts';
import { subjectSplitQuestion, subjectTotalsQuestion } from './questions.ts';

/** Starts fetching the answers that the page shows first. */
export const loadCompare: PageLoader = (client, { request }) => {
  const pageSearch = compareCodec.read(new URL(request.url).searchParams);
  const { kind, ids } = selectionOf(pageSearch);
  if (ids.length < 2) return null;
  return prefetchQuestions(
    client,
    request,
    () => [
      subjectTotalsQuestion(kind, ids),
      subjectSplitQuestion(kind, ids, effectiveSplit(kind, pageSearch.split)),
    ],
    pageOptionsFor(kind, ids),
  );
};
