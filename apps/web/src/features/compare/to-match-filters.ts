import type { RankedMatchFilters } from '@scrapboard/contract';
import type { PageFilters } from '../../questions/question-filters.ts';

/** The filters of questions that the matches of a player can be selected by, if they have one value. */
const SINGLE_VALUE_FILTERS = ['category', 'mode', 'map', 'region'] as const;
/** The filters that questions and the matches of a player have alike. */
const SAME_FILTERS = ['from', 'to', 'minPowerScore', 'maxPowerScore', 'confirmed'] as const;
/** Filters that do not select matches: the time zone, and the compared players. */
const UNRELATED_FILTERS: readonly string[] = ['zone', 'player'];

/** Returns a page's filters as those of a player's matches, and the names of those that have no counterpart. */
export function toMatchFilters(filters: PageFilters): {
  filters: RankedMatchFilters;
  ignored: string[];
} {
  const matchFilters: Record<string, unknown> = {};
  for (const name of SAME_FILTERS)
    if (filters[name] !== undefined) matchFilters[name] = filters[name];
  for (const name of SINGLE_VALUE_FILTERS) {
    const values = filters[name];
    if (values?.length === 1) matchFilters[name] = values[0];
  }
  if (filters.party === 'solo') matchFilters.partySize = 1;
  const ignored = Object.keys(filters).filter(
    (name) =>
      !(name in matchFilters) &&
      !UNRELATED_FILTERS.includes(name) &&
      !(name === 'party' && 'partySize' in matchFilters),
  );
  return { filters: matchFilters as RankedMatchFilters, ignored };
}
