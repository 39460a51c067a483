import type { MmrBoard, MmrBoardQuery } from '@scrapboard/contract';
import { cursorKeys, decodeCursor, encodeCursor, type Visibility } from '@scrapboard/read-models';
import type { Dataset, DatasetPlayer } from '../data/dataset/build-dataset.ts';
import { countConfirmed } from '../data/dataset/count-confirmed.ts';
import { fetchPlayers } from './fetch-players.ts';

/**
 * Returns a page of the players with a rated match, highest rating first. Equal ratings share a
 * rank; hidden players have none. The cursor contains the last row.
 */
export function fetchMmrBoard(
  dataset: Dataset,
  { cursor, limit, minGames }: MmrBoardQuery,
  visibility: Visibility,
): MmrBoard {
  const all = { sort: 'mmr', direction: 'desc', limit: dataset.players.size, minGames } as const;
  const rated = fetchPlayers(dataset, all, visibility).players.filter(({ id }) => {
    const player = dataset.players.get(id);
    return player !== undefined && isRated(dataset, player);
  });
  const ranked = rated.map((row) => ({
    rank: 1 + rated.findIndex(({ mmr }) => mmr === row.mmr),
    ...row,
    confirmed: countConfirmed(dataset, dataset.players.get(row.id)),
  }));
  const remaining = cursor === undefined ? ranked : ranked.filter(isBelow(cursor));
  const players = remaining.slice(0, limit);
  const last = players.at(-1);
  return {
    players,
    nextCursor:
      last !== undefined && remaining.length > limit ? encodeCursor([last.mmr, last.id]) : null,
  };
}

function isRated({ ratings }: Dataset, { id, rows }: DatasetPlayer): boolean {
  return rows.some((row) => (ratings.after(id, row.match_id)?.mmr_change ?? null) !== null);
}

function isBelow(cursor: string) {
  const [mmr, id = ''] = decodeCursor(cursor, [cursorKeys.int4, cursorKeys.text]);
  const last = Number(mmr);
  return (row: { mmr: number; id: string }) => row.mmr < last || (row.mmr === last && row.id < id);
}
