import { type MatchFilters, PLAYER_PERCENTILES } from '@scrapboard/contract';
import type { ParticipantRow } from '@scrapboard/matches';
import {
  type PlayedBand,
  partsOfRow,
  playerNumbersToRank,
  rankedValue,
} from '@scrapboard/read-models';
import type { DatasetPlayer } from '../data/dataset/build-dataset.ts';
import { filterRows, finishedRows, sumOf } from '../data/dataset/filter-rows.ts';
import { groupByBand } from '../data/dataset/group-by-band.ts';

/** Returns a player’s finished matches by mode and power score band. */
export function fetchPlayedBands({ rows }: DatasetPlayer, filters: MatchFilters): PlayedBand[] {
  const modes = Map.groupBy(finishedRows(filterRows(rows, filters)), ({ mode }) => mode);
  return [...modes].flatMap(([mode, played]) =>
    groupByBand(played).map(([band, games]) => ({
      ...{ mode, band },
      games: games.length,
      sums: sumsOf(games, (value) => value),
      squares: sumsOf(games, (value) => value * value),
      parts: games.flatMap(partsOfRow),
    })),
  );
}

function sumsOf(
  games: readonly ParticipantRow[],
  of: (value: number) => number,
): PlayedBand['sums'] {
  return Object.fromEntries(
    PLAYER_PERCENTILES.map((name) => {
      const number = playerNumbersToRank[name];
      return [name, sumOf(games, (row) => of(rankedValue(row, number)))];
    }),
  ) as PlayedBand['sums'];
}
