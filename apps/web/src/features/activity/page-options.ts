import type { PageFilterOptions } from '../../questions/question-filters.ts';

/** Most charts are by month, so a year is shown. */
export const PAGE_OPTIONS: PageFilterOptions = { period: '365d' };
