import { BUILD_PATTERN } from '@scrapboard/contract/filter-rules';
import { rankedBuildsQuestion } from '@scrapboard/questions/boards';
import type { PageLoader } from '../../pages/page.ts';
import { prefetchQuestions } from '../../questions/prefetch-questions.ts';
import { boardCodec, buildCodec, rankingOf } from './builds-search.ts';
import { buildPageOptions, PAGE_OPTIONS } from './page-options.ts';
import {
  buildMatchesQuestion,
  buildPartsQuestion,
  buildPlayersQuestion,
  buildSplitQuestion,
  buildTotalsQuestion,
  buildWeeksQuestion,
} from './questions.ts';

/** Starts fetching which builds the list shows. */
export const loadBuilds: PageLoader = (client, { request }) => {
  const search = boardCodec.read(new URL(request.url).searchParams);
  const { by, descending } = rankingOf(search);
  const questions = [rankedBuildsQuestion(by, descending, search.minGames)];
  return prefetchQuestions(client, request, () => questions, PAGE_OPTIONS);
};

/** Starts fetching the answers that the page of a build shows first. */
export const loadBuild: PageLoader = (client, { request, params }) => {
  const { build = '' } = params;
  if (!BUILD_PATTERN.test(build)) return null;
  const { split } = buildCodec.read(new URL(request.url).searchParams);
  const questions = [
    buildTotalsQuestion(build),
    buildPartsQuestion(build),
    buildPlayersQuestion(build),
    buildWeeksQuestion(build),
    buildSplitQuestion(build, split),
    buildMatchesQuestion(build),
  ];
  return prefetchQuestions(client, request, () => questions, buildPageOptions(build));
};
