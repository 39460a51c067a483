import type { PageFilterOptions } from '../../questions/question-filters.ts';

/** Both pages count what leaderboards count. One has its own search for carried parts, the other shows one build. */
export const PAGE_OPTIONS: PageFilterOptions = { isRanked: true, hasPartSearch: true };

/** Returns the options of a build's page. */
export const buildPageOptions = (build: string): PageFilterOptions => ({
  ...PAGE_OPTIONS,
  subject: { build: [build] },
});
