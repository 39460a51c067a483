import type { PageFilters } from '../../questions/question-filters.ts';

/** Filters that select some players of a match; what whole matches have is asked without them. */
const OF_PLAYERS = ['player', 'party', 'minPowerScore', 'maxPowerScore'] as const;

/** Returns the filters that whole matches can be selected by, and the names of the others that are set. */
export function matchFilters(filters: PageFilters): { filters: PageFilters; ignored: string[] } {
  const ignored = OF_PLAYERS.filter((name) => filters[name] !== undefined);
  const kept = Object.entries(filters).filter(
    ([name]) => !ignored.some((dropped) => dropped === name),
  );
  return { filters: Object.fromEntries(kept) as PageFilters, ignored };
}
