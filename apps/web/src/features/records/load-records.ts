import { loadQuery } from '../../load-query.ts';
import type { PageLoader } from '../../pages/page.ts';
import { prefetchQuestions } from '../../questions/prefetch-questions.ts';
import { statusQuery } from '../../status.ts';
import { bestMatches } from './questions.ts';
import { recordNames } from './record-numbers.ts';
import { recordsOptions } from './records-search.ts';

/** Starts fetching the best matches in every number. */
export const loadRecords: PageLoader = async (client, { request }) => {
  const status = await loadQuery(client, statusQuery).catch(() => undefined);
  const questions = recordNames.map(bestMatches);
  return await prefetchQuestions(client, request, () => questions, recordsOptions(status?.ranked));
};
