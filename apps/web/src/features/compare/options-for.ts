import type { PageFilterOptions } from '../../questions/question-filters.ts';
import type { SubjectKind } from './subject.ts';

/** Returns how the page's filters differ from others: players who are compared are the filter of players. */
export function optionsFor(kind: SubjectKind, ids: readonly string[]): PageFilterOptions {
  return kind === 'players' && ids.length > 0 ? { fixed: { player: [...ids] } } : {};
}
