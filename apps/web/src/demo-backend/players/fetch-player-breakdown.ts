import { defaultCatalogue } from '@scrapboard/catalogue';
import type { BreakdownBy, MatchFilters, PlayerBreakdown } from '@scrapboard/contract';
import { type BreakdownRow, toBreakdown } from '@scrapboard/read-models';
import type { DatasetPlayer } from '../data/dataset/build-dataset.ts';
import { countResults, filterRows, finishedRows, sumOf } from '../data/dataset/filter-rows.ts';

/** Returns how a player does in each category or mode, or on each map. */
export function fetchPlayerBreakdown(
  { rows }: DatasetPlayer,
  filters: MatchFilters,
  by: BreakdownBy,
): PlayerBreakdown {
  const groups = Map.groupBy(filterRows(rows, filters), (row) => row[by]);
  const sums = [...groups].map(([id, played]): BreakdownRow => {
    const games = finishedRows(played);
    return {
      id,
      category: played.map(({ category }) => category).sort()[0] ?? '',
      modes: played.map(({ mode }) => mode),
      matches: played.length,
      ...countResults(games),
      damage: sumOf(games, ({ damage }) => damage),
      score: sumOf(games, ({ score }) => score),
      duration: sumOf(games, ({ duration }) => duration),
      // Rows come newest first.
      results: games.map(({ result }) => result).reverse(),
    };
  });
  return toBreakdown(by, sums, defaultCatalogue);
}
