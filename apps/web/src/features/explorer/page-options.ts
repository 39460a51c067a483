import { supportsPlayerComparison } from '../../answers/explorer-question.ts';
import type { ExplorerSearch } from '../../answers/explorer-search.ts';
import {
  LEADERBOARD_PAGE_OPTIONS,
  type PageFilterOptions,
  RANKED_PAGE_OPTIONS,
} from '../../questions/question-filters.ts';

/** Returns the options of the explorer's filters: a chosen player is marked among all players if the question allows it. */
export function pageOptionsFor(search: ExplorerSearch): PageFilterOptions {
  return supportsPlayerComparison(search) ? LEADERBOARD_PAGE_OPTIONS : RANKED_PAGE_OPTIONS;
}
