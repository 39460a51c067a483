import type { PlayerMedals, RankedMatchFilters } from '@scrapboard/contract';
import { addMedals, MEDAL_MATCHES, type MedalTotals, sortMedals } from '@scrapboard/read-models';
import type { Dataset, DatasetPlayer } from '../data/dataset/build-dataset.ts';
import { filterRankedRows, finishedRows } from '../data/dataset/filter-rows.ts';

/** Returns the medals that a player earned in their newest finished matches. */
export function fetchPlayerMedals(
  dataset: Dataset,
  { id, rows }: DatasetPlayer,
  filters: RankedMatchFilters,
): PlayerMedals {
  const selected = finishedRows(filterRankedRows(dataset, rows, filters)).slice(0, MEDAL_MATCHES);
  const totals: MedalTotals = new Map();
  for (const { match_id } of selected) {
    const match = dataset.matches.get(match_id);
    if (match !== undefined) addMedals(totals, match.detail, id);
  }
  return { matches: selected.length, medals: sortMedals(totals) };
}
