import type { PageFilterOptions } from '../../questions/question-filters.ts';

/** The page of all builds and that of one count what leaderboards count, and need no filter for carried parts. */
export const PAGE_OPTIONS: PageFilterOptions = { isRanked: true, hasPartSearch: true };

/** Returns the options of a build's page. */
export const buildPageOptions = (build: string): PageFilterOptions => ({
  ...PAGE_OPTIONS,
  subject: { build: [build] },
});
