import { defaultCatalogue } from '@scrapboard/catalogue';
import type { MatchFilters, PlayerParts } from '@scrapboard/contract';
import type { PartPageKind } from '@scrapboard/contract/part-page-kinds';
import { toParts } from '@scrapboard/read-models';
import type { DatasetPlayer } from '../data/dataset/build-dataset.ts';
import { filterRows, finishedRows, sumOf } from '../data/dataset/filter-rows.ts';
import { sumParts } from '../data/dataset/sum-parts.ts';

/** Returns a player's weapons, movement parts or cabins: what dealt damage for them in finished matches. */
export function fetchPlayerParts(
  { rows }: DatasetPlayer,
  filters: MatchFilters,
  group: PartPageKind,
): PlayerParts {
  const selected = finishedRows(filterRows(rows, filters));
  const all = { games: selected.length, damage: sumOf(selected, ({ damage }) => damage) };
  return toParts({ all, parts: sumParts(selected) }, defaultCatalogue, group);
}
