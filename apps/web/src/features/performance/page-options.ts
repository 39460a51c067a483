import type { PageFilterOptions } from '../../questions/question-filters.ts';

/** Parts change with every patch: the last 90 days show what is strong now. */
export const PAGE_OPTIONS: PageFilterOptions = { period: '90d' };
