import type { PlayerDuels, PlayerDuelsQuery } from '@scrapboard/contract';
import {
  addDuels,
  DUEL_MATCHES,
  type DuelsByOpponent,
  listTopDuels,
  readOpponents,
  type Visibility,
} from '@scrapboard/read-models';
import type { Dataset, DatasetPlayer } from '../data/dataset/build-dataset.ts';
import { filterRankedRows } from '../data/dataset/filter-rows.ts';
import { nicknameOf } from '../data/dataset/nicknames.ts';

/** Returns what a player and their opponents did to each other in the newest matches. */
export function fetchPlayerDuels(
  dataset: Dataset,
  { id, rows }: DatasetPlayer,
  query: PlayerDuelsQuery,
  { isHidden }: Visibility,
): PlayerDuels {
  const { matches, players } = dataset;
  const opponents = readOpponents(query, isHidden);
  const selected = filterRankedRows(dataset, rows, query)
    .flatMap(({ match_id }) => matches.get(match_id) ?? [])
    .filter(
      ({ row }) =>
        opponents === undefined || opponents.some((other) => row.player_ids.includes(other)),
    )
    .slice(0, DUEL_MATCHES);
  const duels: DuelsByOpponent = new Map();
  for (const { row, detail } of selected) addDuels(duels, row.mode, detail, id);
  return {
    matches: selected.length,
    duels: listTopDuels(duels, opponents).map(({ id: other, ...totals }) => ({
      player: { id: other, nickname: nicknameOf(players.get(other)?.rows ?? []) },
      ...totals,
    })),
  };
}
