import type { MatchFilters, PlayerMedals } from '@scrapboard/contract';
import { addMedals, MEDAL_MATCHES, type MedalTotals, sortMedals } from '@scrapboard/read-models';
import type { Dataset, DatasetPlayer } from '../data/dataset/build-dataset.ts';
import { filterRows, finishedRows } from '../data/dataset/filter-rows.ts';

/** Returns the medals that a player earned in their newest finished matches. */
export function fetchPlayerMedals(
  { matches }: Dataset,
  { id, rows }: DatasetPlayer,
  filters: MatchFilters,
): PlayerMedals {
  const selected = finishedRows(filterRows(rows, filters)).slice(0, MEDAL_MATCHES);
  const totals: MedalTotals = new Map();
  for (const { match_id } of selected) {
    const match = matches.get(match_id);
    if (match !== undefined) addMedals(totals, match.detail, id);
  }
  return { matches: selected.length, medals: sortMedals(totals) };
}
