import type { PageLoader } from '../../pages/page.ts';
import type { PageQuestion } from '../../questions/page-question.ts';
import { prefetchQuestions } from '../../questions/prefetch-questions.ts';
import type { PageFilterOptions } from '../../questions/question-filters.ts';
import { type MetaSearch, metaCodec } from './meta-search.ts';
import { leagueOptions, pageOptions, squadOptions } from './page-options.ts';
import {
  modesQuestion,
  partiesQuestion,
  partsQuestion,
  raidsQuestion,
  totalsQuestion,
  vehiclesQuestion,
} from './questions.ts';

/** Returns a loader that starts the questions that the top of a page shows. */
function createLoader(
  optionsOf: (search: MetaSearch) => PageFilterOptions,
  topQuestions: readonly PageQuestion[],
): PageLoader {
  return (client, { request }) => {
    const pageSearch = metaCodec.read(new URL(request.url).searchParams);
    const questions = [
      totalsQuestion,
      ...topQuestions,
      partsQuestion(pageSearch.kind),
      vehiclesQuestion,
    ];
    return prefetchQuestions(client, request, () => questions, optionsOf(pageSearch));
  };
}

export const loadMeta = createLoader(() => pageOptions.pvp, []);
export const loadClanWars = createLoader(({ league }) => leagueOptions[league], []);
export const loadEightVsEight = createLoader(({ squad }) => squadOptions[squad], [partiesQuestion]);
export const loadBrawl = createLoader(() => pageOptions.brawl, [modesQuestion]);
export const loadPve = createLoader(() => pageOptions.pve, [raidsQuestion]);
