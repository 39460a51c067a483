import { recordBoardQuestion, recordNames } from '@scrapboard/questions/boards';
import type { PageLoader } from '../../pages/page.ts';
import { prefetchQuestions } from '../../questions/prefetch-questions.ts';
import { RECORDS_PAGE_OPTIONS } from './records-search.ts';

/** Starts fetching the best matches in every number. */
export const loadRecords: PageLoader = (client, { request }) => {
  const questions = recordNames.map(recordBoardQuestion);
  return prefetchQuestions(client, request, () => questions, RECORDS_PAGE_OPTIONS);
};
