import type { PageFilters } from '../../questions/question-filters.ts';

/** Filters that select some players of a match; measures of whole matches are asked without them. */
const OF_PLAYERS = [
  ...(['player', 'build', 'party', 'minPowerScore', 'maxPowerScore'] as const),
  ...(['damage', 'kills', 'assists', 'score'] as const),
] as const;

/**
 * Returns the filters that whole matches can be selected by, and the names of the others that are set;
 * without that of the player, who is marked instead.
 */
export function matchFilters(filters: PageFilters): { filters: PageFilters; ignored: string[] } {
  const dropped = OF_PLAYERS.filter((name) => filters[name] !== undefined);
  const kept = Object.entries(filters).filter(([name]) => !dropped.some((other) => other === name));
  return {
    filters: Object.fromEntries(kept) as PageFilters,
    ignored: dropped.filter((name) => name !== 'player'),
  };
}
