import type { MatchFilters, PlayerComparison, PlayerComparisonQuery } from '@scrapboard/contract';
import type { ParticipantRow } from '@scrapboard/matches';
import {
  type ComparedNumber,
  type ComparedRow,
  comparedNumbers,
  toComparison,
} from '@scrapboard/read-models';
import { countResults, filterRows, finishedRows, sumOf } from '../data/world/filter-rows.ts';
import type { World, WorldPlayer } from '../data/world/make-world.ts';

/** Returns a player's figures in two periods. */
export function fetchPlayerComparison(
  world: World,
  player: WorldPlayer,
  { againstFrom, againstTo, ...filters }: PlayerComparisonQuery,
): PlayerComparison {
  return toComparison(
    readPeriod(world, player, filters),
    readPeriod(world, player, { ...filters, from: againstFrom, to: againstTo }),
  );
}

function comparedValue(row: ParticipantRow, name: ComparedNumber): number {
  return name === 'kills_assists' ? row.kills + row.assists : row[name];
}

function readPeriod(world: World, { id, rows }: WorldPlayer, filters: MatchFilters): ComparedRow {
  const games = finishedRows(filterRows(rows, filters));
  const newest = finishedRows(filterRows(rows, { to: filters.to }))[0];
  const sums = comparedNumbers.flatMap((name) => [
    [`sum_${name}`, sumOf(games, (row) => comparedValue(row, name))],
    [`squares_${name}`, sumOf(games, (row) => comparedValue(row, name) ** 2)],
  ]);
  return {
    games: games.length,
    ...countResults(games),
    mvp: sumOf(games, ({ mvp }) => mvp),
    mmr: world.ratings.after(id, newest?.match_id ?? '')?.mmr ?? null,
    ...Object.fromEntries(sums),
  };
}
