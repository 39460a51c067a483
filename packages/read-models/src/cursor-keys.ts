import type { PlayerSort } from '@scrapboard/contract';
import { cursorKeys, type KeyPattern } from './cursor.ts';

/** The sort keys of the list of players, which its cursor contains before the player's ID. */
export const playerCursorKeys: Readonly<Record<PlayerSort, KeyPattern>> = {
  lastSeen: cursorKeys.instant,
  nickname: cursorKeys.text,
  games: cursorKeys.int4,
  winRate: cursorKeys.float,
  mmr: cursorKeys.int4,
};

/** The start and the ID of a player's match. */
export const matchCursorKeys: readonly KeyPattern[] = [cursorKeys.instant, cursorKeys.int8];
