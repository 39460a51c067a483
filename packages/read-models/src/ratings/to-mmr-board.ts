import type { MmrBoard, MmrBoardRow } from '@scrapboard/contract';
import { type LadderRow, parseRecentMatches } from '@scrapboard/matches';
import { rateOf } from '@scrapboard/statistics';
import { type BoardPosition, encodeBoardCursor } from './board-selection.ts';
import { formatDayNumber } from './ladder-days.ts';

export type BoardRow = Omit<LadderRow, 'ladder' | 'mu' | 'elo'> & {
  nickname: string;
  last_seen_at: Date;
  confirmed_count: number;
};

/** Returns the page of a board after a position; `rows` has more than `limit` rows if another page follows. */
export function toMmrBoard(
  asOf: number | null,
  rows: readonly BoardRow[],
  after: BoardPosition,
  limit: number,
): MmrBoard {
  let last = after;
  const players = rows.slice(0, limit).map((row): MmrBoardRow => {
    const position = last.position + 1;
    const rank = row.mmr === last.mmr ? last.rank : position;
    last = { rank, position, mmr: row.mmr, id: row.player_id };
    return {
      rank,
      id: row.player_id,
      nickname: row.nickname,
      mmr: row.mmr,
      uncertainty: Math.round(row.sigma),
      games: row.games,
      winRate: rateOf(row.wins, row.games),
      best: row.best,
      changes: parseRecentMatches(row.recent).map(({ change }) => change),
      lastRatedOn: formatDayNumber(row.day),
      lastSeenAt: row.last_seen_at.toISOString(),
      confirmed: row.confirmed_count,
    };
  });
  return {
    asOf: asOf === null ? null : formatDayNumber(asOf),
    players,
    nextCursor: rows.length > limit ? encodeBoardCursor(last) : null,
  };
}
