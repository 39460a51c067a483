import type { PageLoader } from '../../pages/page.ts';
import { prefetchQuestions } from '../../questions/prefetch-questions.ts';
import type { PageFilters } from '../../questions/question-filters.ts';
import { activityCodec, stepOf } from './activity-search.ts';
import { PAGE_OPTIONS } from './page-options.ts';
import {
  playersQuestion,
  playerTotalsQuestion,
  uploadsQuestion,
  uploadTotalsQuestion,
} from './questions.ts';

/** Starts fetching the answers that the top of the page shows. */
export const loadActivity: PageLoader = (client, { request }) => {
  const pageSearch = activityCodec.read(new URL(request.url).searchParams);
  const questions = (filters: PageFilters) => {
    const step = stepOf(pageSearch, filters);
    return [
      uploadsQuestion(step),
      playersQuestion(step),
      uploadTotalsQuestion,
      playerTotalsQuestion,
    ];
  };
  return prefetchQuestions(client, request, questions, PAGE_OPTIONS);
};
