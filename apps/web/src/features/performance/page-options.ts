import type { FilterOptions } from '../../questions/question-filters.ts';

/** Parts change with every patch: a season's worth says what is strong now. */
export const PAGE_OPTIONS: FilterOptions = { period: '90d' };
