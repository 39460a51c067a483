import type { PlayerRow } from '@scrapboard/contract';
import { rateOf } from '@scrapboard/statistics';

export interface PlayerListRow {
  id: string;
  nickname: string;
  /** Finished matches. */
  games: number;
  wins: number;
  mmr: number;
  last_seen_at: Date;
}

/** Returns a player as shown in lists of players. */
export function toPlayerRow(row: PlayerListRow): PlayerRow {
  return {
    id: row.id,
    nickname: row.nickname,
    games: row.games,
    winRate: rateOf(row.wins, row.games),
    mmr: row.mmr,
    lastSeenAt: row.last_seen_at.toISOString(),
  };
}
