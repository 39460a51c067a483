import type { MatchFilters, PlayerComparison, PlayerComparisonQuery } from '@scrapboard/contract';
import { type ParticipantRow, playerFold } from '@scrapboard/matches';
import {
  type ComparedNumber,
  type ComparedRow,
  comparedNumbers,
  toComparison,
} from '@scrapboard/read-models';
import type { Dataset, DatasetPlayer } from '../data/dataset/build-dataset.ts';
import { filterRows, finishedRows, sumOf } from '../data/dataset/filter-rows.ts';
import { countUploaded } from '../profile/fetch-profile.ts';

/** Returns a player's figures in two periods. */
export function fetchPlayerComparison(
  dataset: Dataset,
  player: DatasetPlayer,
  { againstFrom, againstTo, ...filters }: PlayerComparisonQuery,
): PlayerComparison {
  return toComparison(
    readPeriod(dataset, player, filters),
    readPeriod(dataset, player, { ...filters, from: againstFrom, to: againstTo }),
  );
}

function comparedValue(row: ParticipantRow, name: ComparedNumber): number {
  return name === 'kills_assists' ? row.kills + row.assists : row[name];
}

function readPeriod(dataset: Dataset, player: DatasetPlayer, filters: MatchFilters): ComparedRow {
  const selected = filterRows(player.rows, filters);
  const games = finishedRows(selected);
  const newest = finishedRows(filterRows(player.rows, { to: filters.to }))[0];
  const squares = comparedNumbers.map((name) => [
    `squares_${name}`,
    sumOf(games, (row) => comparedValue(row, name) ** 2),
  ]);
  return {
    ...playerFold.ofRows(selected),
    upload_count: countUploaded(dataset, player, selected),
    mmr: dataset.ratings.after(player.id, newest?.match_id ?? '')?.mmr ?? null,
    ...Object.fromEntries(squares),
  };
}
