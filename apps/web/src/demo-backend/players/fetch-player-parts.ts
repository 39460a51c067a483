import { defaultCatalogue } from '@scrapboard/catalogue';
import type { MatchFilters, PartGroup, PlayerParts } from '@scrapboard/contract';
import { toParts } from '@scrapboard/read-models';
import { filterRows, finishedRows, sumOf } from '../data/world/filter-rows.ts';
import type { WorldPlayer } from '../data/world/make-world.ts';
import { sumParts } from '../data/world/sum-parts.ts';

/** Returns a player's weapons, movement parts or cabins: what dealt damage for them in finished matches. */
export function fetchPlayerParts(
  { rows }: WorldPlayer,
  filters: MatchFilters,
  group: PartGroup,
): PlayerParts {
  const chosen = finishedRows(filterRows(rows, filters));
  const all = { games: chosen.length, damage: sumOf(chosen, ({ damage }) => damage) };
  return toParts({ all, parts: sumParts(chosen) }, defaultCatalogue, group);
}
