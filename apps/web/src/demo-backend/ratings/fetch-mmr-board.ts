import type { MmrBoard, MmrBoardQuery } from '@scrapboard/contract';
import type { LadderRow } from '@scrapboard/matches';
import {
  BEFORE_FIRST_ROW,
  type BoardPosition,
  decodeBoardCursor,
  toMmrBoard,
  type Visibility,
} from '@scrapboard/read-models';
import type { Dataset } from '../data/dataset/build-dataset.ts';
import { countConfirmed } from '../data/dataset/count-confirmed.ts';
import { nicknameOf } from '../data/dataset/nicknames.ts';
import { selectPlaces } from './count-selected.ts';
import { readLadder } from './read-ladder.ts';

/**
 * Returns a page of a ladder's players, highest rating first. Equal ratings share a rank; hidden players
 * and those whom a filter leaves out have none. The cursor contains the last row.
 */
export function fetchMmrBoard(
  dataset: Dataset,
  query: MmrBoardQuery,
  visibility: Visibility,
): MmrBoard {
  const cursorPosition = query.cursor === undefined ? null : decodeBoardCursor(query.cursor);
  const snapshot = readLadder(dataset, query);
  const { latestCount } = snapshot;
  if (latestCount === null) return { asOf: null, players: [], nextCursor: null };
  const rows = selectPlaces(snapshot, query, query.status, visibility).sort(
    (a, b) => b.mmr - a.mmr || (a.player_id < b.player_id ? 1 : -1),
  );
  const start = cursorPosition ?? findStart(rows, query);
  const page = rows
    .filter(({ mmr, player_id: id }) => mmr < start.mmr || (mmr === start.mmr && id < start.id))
    .slice(0, query.limit + 1)
    .map((row) => {
      const player = dataset.players.get(row.player_id);
      return {
        ...row,
        nickname: nicknameOf(player?.rows ?? []),
        last_seen_at: new Date(player?.rows[0]?.started_at ?? 0),
        confirmed_count: countConfirmed(dataset, player),
      };
    });
  return toMmrBoard(latestCount.day, page, start, query.limit);
}

/** Returns the position before the page with the requested rank or player. */
function findStart(
  rows: readonly LadderRow[],
  { player, rank = 1, limit }: MmrBoardQuery,
): BoardPosition {
  const index =
    player === undefined
      ? rank - 1
      : Math.max(
          0,
          rows.findIndex((row) => row.player_id === player),
        );
  const position = index - (index % limit);
  const last = rows[position - 1];
  if (last === undefined) return BEFORE_FIRST_ROW;
  const better = rows.findIndex(({ mmr }) => mmr === last.mmr);
  return { rank: 1 + better, position, mmr: last.mmr, id: last.player_id };
}
