import { type PageFilterOptions, RANKED_PAGE_OPTIONS } from '../../questions/question-filters.ts';
import type { SubjectKind } from './subject.ts';

/** Returns the options of the page's filters: the compared players are the filter of players. */
export function pageOptionsFor(kind: SubjectKind, ids: readonly string[]): PageFilterOptions {
  return kind === 'players' && ids.length > 0
    ? { ...RANKED_PAGE_OPTIONS, fixed: { player: [...ids] } }
    : RANKED_PAGE_OPTIONS;
}
