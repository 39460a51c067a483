import type { MatchFilters } from '@scrapboard/contract';
import type { PageFilters } from '../../questions/question-filters.ts';

/** The filters of questions that the matches of a player can be selected by, if they have one value. */
const SINGLE = ['category', 'mode', 'map', 'region'] as const;
const SAME = ['from', 'to', 'minPowerScore', 'maxPowerScore'] as const;
/** Filters that say nothing else: how instants are shown, and who is compared. */
const NEUTRAL: readonly string[] = ['zone', 'player'];

/** Returns a page's filters as those of a player's matches, and the names of those that have no counterpart. */
export function toMatchFilters(filters: PageFilters): {
  filters: MatchFilters;
  ignored: string[];
} {
  const known: Record<string, unknown> = {};
  for (const name of SAME) if (filters[name] !== undefined) known[name] = filters[name];
  for (const name of SINGLE) {
    const values = filters[name];
    if (values?.length === 1) known[name] = values[0];
  }
  if (filters.party === 'solo') known.partySize = 1;
  const ignored = Object.keys(filters).filter(
    (name) =>
      !(name in known) && !NEUTRAL.includes(name) && !(name === 'party' && 'partySize' in known),
  );
  return { filters: known as MatchFilters, ignored };
}
