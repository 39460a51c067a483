import type { BreakdownBy, CategoryId, PlayerBreakdown } from '@scrapboard/contract';
import { perGame, type Result, rateOf, runningBalance } from '@scrapboard/statistics';
import { categoryName } from './category-name.ts';
import { createNamer, type NamingCatalogue } from './create-namer.ts';
import { toPoints, toSeconds } from './units.ts';

const TREND_POINTS = 24;

/** A player's matches in one category or mode, or on one map; sums cover the finished ones. */
export interface BreakdownRow {
  id: string;
  category: string;
  /** The mode of each match. */
  modes: readonly string[];
  matches: number;
  wins: number;
  losses: number;
  draws: number;
  damage: number | string;
  score: number | string;
  duration: number | string;
  /** The result of each match, in chronological order. */
  results: readonly Result[];
}

/** Returns the rows of an answer, most matches first. */
export function toBreakdown(
  by: BreakdownBy,
  rows: readonly BreakdownRow[],
  catalogue: NamingCatalogue,
): PlayerBreakdown {
  const namer = createNamer(catalogue);
  const nameRow = {
    category: (id: string) => ({ id, name: categoryName(id as CategoryId) }),
    mode: namer.mode,
    map: namer.map,
  }[by];
  return {
    rows: rows
      .map((row) => {
        const games = row.wins + row.losses + row.draws;
        return {
          ...nameRow(row.id),
          category: by === 'map' ? null : (row.category as CategoryId),
          modes: by === 'map' ? sortByCount(row.modes).map(namer.mode) : [],
          matches: row.matches,
          games,
          wins: row.wins,
          losses: row.losses,
          draws: row.draws,
          winRate: rateOf(row.wins, games),
          damagePerGame: perGame(toPoints(row.damage), games),
          scorePerGame: perGame(Number(row.score), games),
          duration: perGame(toSeconds(row.duration), games),
          trend: runningBalance(row.results, TREND_POINTS),
        };
      })
      .sort((a, b) => b.matches - a.matches || (a.id < b.id ? -1 : 1)),
  };
}

function sortByCount(ids: readonly string[]): string[] {
  const groups = [...Map.groupBy(ids, (id) => id)];
  return groups
    .sort(([a, aIds], [b, bIds]) => bIds.length - aIds.length || (a < b ? -1 : 1))
    .map(([id]) => id);
}
