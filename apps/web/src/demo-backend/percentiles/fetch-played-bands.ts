import { type MatchFilters, PLAYER_PERCENTILES } from '@scrapboard/contract';
import type { ParticipantRow } from '@scrapboard/matches';
import {
  type PlayedBand,
  type PlayedGroup,
  type PlayedGroupKey,
  partsOfRow,
  rankedValue,
} from '@scrapboard/read-models';
import type { DatasetPlayer } from '../data/dataset/build-dataset.ts';
import { filterRows, finishedRows, sumOf } from '../data/dataset/filter-rows.ts';
import { groupByBand } from '../data/dataset/group-by-band.ts';

/** Returns a player’s finished matches by mode and power score band, and by map or part if requested. */
export function fetchPlayedBands(
  { rows }: DatasetPlayer,
  filters: MatchFilters,
  key: PlayedGroupKey = null,
): PlayedGroup[] {
  const finished = finishedRows(filterRows(rows, filters)).flatMap((row) =>
    keysOf(row, key).map((id) => ({ id, row })),
  );
  const groups = Map.groupBy(finished, ({ id, row }) => JSON.stringify([id, row.mode]));
  return [...groups.values()].flatMap((group) =>
    groupByBand(group.map(({ row }) => row)).map(([band, games]) => ({
      ...{ id: group[0]?.id ?? '', mode: games[0]?.mode ?? '', band },
      games: games.length,
      sums: sumsOf(games, (value) => value),
      squares: sumsOf(games, (value) => value * value),
      parts: games.flatMap(partsOfRow),
    })),
  );
}

function keysOf({ map, part_ids }: ParticipantRow, key: PlayedGroupKey): readonly string[] {
  if (key === null) return [''];
  return key === 'map' ? [map] : part_ids;
}

function sumsOf(
  games: readonly ParticipantRow[],
  transform: (value: number) => number,
): PlayedBand['sums'] {
  return Object.fromEntries(
    PLAYER_PERCENTILES.map((name) => [
      name,
      sumOf(games, (row) => transform(rankedValue(row, name))),
    ]),
  ) as PlayedBand['sums'];
}
