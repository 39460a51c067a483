import type { LadderPlayersQuery, MmrBoardQuery } from '@scrapboard/contract';
import type { LadderRow } from '@scrapboard/matches';
import {
  type ListCounts,
  type RankedCounts,
  toBoardSelection,
  type Visibility,
} from '@scrapboard/read-models';
import { isSelected } from './is-selected.ts';
import type { LadderSnapshot } from './read-ladder.ts';

/** Returns the places of the visible players on a list whom a query's filters leave. */
export function selectPlaces(
  { latestCount, latestRows }: LadderSnapshot,
  query: LadderPlayersQuery,
  status: MmrBoardQuery['status'],
  { isHidden }: Visibility,
): LadderRow[] {
  if (latestCount === null) return [];
  const selection = toBoardSelection(query, status, latestCount.day);
  return [...latestRows.values()].filter(
    (row) => !isHidden(row.player_id) && isSelected(row, selection),
  );
}

/** Counts players by MMR, highest first. */
export function countByMmr(places: readonly LadderRow[]): RankedCounts {
  return [...Map.groupBy(places, ({ mmr }) => mmr)]
    .map(([mmr, { length }]) => [mmr, length] as const)
    .sort(([a], [b]) => b - a);
}

/** Counts the players on each list whom a query's filters leave. */
export function countSelectedLists(
  ladder: LadderSnapshot,
  query: LadderPlayersQuery,
  visibility: Visibility,
): ListCounts {
  return {
    ranked: countByMmr(selectPlaces(ladder, query, 'ranked', visibility)),
    provisional: selectPlaces(ladder, query, 'provisional', visibility).length,
    inactive: selectPlaces(ladder, query, 'inactive', visibility).length,
  };
}
