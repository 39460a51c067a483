import type { PageLoader } from '../../pages/page.ts';
import { prefetchQuestions } from '../../questions/prefetch-questions.ts';
import { chosenSplit, compareCodec, selectionOf } from './compare-search.ts';
import { optionsFor } from './options-for.ts';
import { subjectSplit, subjectTotals } from './questions.ts';

/** Starts fetching the answers that the page shows first. */
export const loadCompare: PageLoader = (client, { request }) => {
  const pageSearch = compareCodec.read(new URL(request.url).searchParams);
  const { kind, ids } = selectionOf(pageSearch);
  if (ids.length < 2) return null;
  return prefetchQuestions(
    client,
    request,
    () => [subjectTotals(kind, ids), subjectSplit(kind, ids, chosenSplit(kind, pageSearch.split))],
    optionsFor(kind, ids),
  );
};
