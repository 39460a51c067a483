import type { PageFilters } from '../../questions/question-filters.ts';

/** Filters that select some players of a match; questions about whole matches leave them out. */
const PLAYER_FILTERS = [
  ...(['player', 'build', 'party', 'minPowerScore', 'maxPowerScore'] as const),
  ...(['damage', 'kills', 'assists', 'score'] as const),
] as const;

/**
 * Returns the filters that apply to whole matches, and the names of the ignored ones; the player is not
 * among these, because they are marked instead.
 */
export function filtersForWholeMatches(filters: PageFilters): {
  filters: PageFilters;
  ignored: string[];
} {
  const droppedNames = PLAYER_FILTERS.filter((name) => filters[name] !== undefined);
  const matchFilters = Object.entries(filters).filter(
    ([name]) => !droppedNames.some((droppedName) => droppedName === name),
  );
  return {
    filters: Object.fromEntries(matchFilters) as PageFilters,
    ignored: droppedNames.filter((name) => name !== 'player'),
  };
}
