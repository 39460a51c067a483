import { defaultCatalogue } from '@scrapboard/catalogue';
import type { MatchFilters, PartGroup, PlayerParts } from '@scrapboard/contract';
import { toParts } from '@scrapboard/read-models';
import type { WorldPlayer } from '../world/make-world.ts';
import { chooseRows, finished, sumOf } from './choose-rows.ts';
import { sumParts } from './sum-parts.ts';

/** Returns a player's weapons, movement parts or cabins: what dealt damage for them in finished matches. */
export function readParts(
  { rows }: WorldPlayer,
  filters: MatchFilters,
  group: PartGroup,
): PlayerParts {
  const chosen = finished(chooseRows(rows, filters));
  const all = { games: chosen.length, damage: sumOf(chosen, ({ damage }) => damage) };
  return toParts({ all, parts: sumParts(chosen) }, defaultCatalogue, group);
}
