import type { MatchFilters, PlayerPowerScores } from '@scrapboard/contract';
import { toPowerScores } from '@scrapboard/read-models';
import type { DatasetPlayer } from '../data/dataset/build-dataset.ts';
import { countWins, filterRows, finishedRows, sumOf } from '../data/dataset/filter-rows.ts';
import { groupByBand } from '../data/dataset/group-by-band.ts';

/** Returns how a player does by the power score of their vehicle; bands they never played in are left out. */
export function fetchPlayerPowerScores(
  { rows }: DatasetPlayer,
  filters: MatchFilters,
): PlayerPowerScores {
  const bands = groupByBand(finishedRows(filterRows(rows, filters)));
  return toPowerScores(
    bands.map(([band, played]) => ({
      band,
      games: played.length,
      wins: countWins(played),
      damage: sumOf(played, ({ damage }) => damage),
      kills: sumOf(played, ({ kills }) => kills),
      assists: sumOf(played, ({ assists }) => assists),
      score: sumOf(played, ({ score }) => score),
    })),
  );
}
