import type { PlayerSort } from '@scrapboard/contract';
import { cursorKeyPatterns, type KeyPattern } from './cursor.ts';

/** The sort keys of the list of players, which its cursor contains before the player's ID. */
export const playerCursorKeyPatterns: Readonly<Record<PlayerSort, KeyPattern>> = {
  lastSeen: cursorKeyPatterns.instant,
  nickname: cursorKeyPatterns.text,
  games: cursorKeyPatterns.int4,
  winRate: cursorKeyPatterns.float,
  mmr: cursorKeyPatterns.int4,
};

/** The keys of a cursor in a player's match history: the match's start and ID. */
export const matchCursorKeyPatterns: readonly KeyPattern[] = [
  cursorKeyPatterns.instant,
  cursorKeyPatterns.int8,
];
