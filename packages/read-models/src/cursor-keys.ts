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

/** The keys of a cursor in a player's match history: the match's start and ID. */
export const matchCursorKeys: readonly KeyPattern[] = [cursorKeys.instant, cursorKeys.int8];
