import type { PageFilterOptions } from '../../questions/question-filters.ts';

/** Both pages count what leaderboards count, and have a search for parts or are about one build only. */
export const PAGE_OPTIONS: PageFilterOptions = { isRanked: true, hasPartSearch: true };
