import type { AccountExport } from '@scrapboard/contract';

/** The game data that accounts need. */
export interface GameData {
  /** Returns the newest name of a player; null for an unknown one. */
  nicknameOf(playerId: string): Promise<string | null>;
  /** Returns the names a player has or had; none for an unknown player. */
  nicknamesOf(playerId: string): Promise<string[]>;
  /** Returns the local players of the game.log files that this account uploaded. */
  localPlayersOf(accountId: string): Promise<string[]>;
  /** Oldest first. */
  uploadsOf(accountId: string): Promise<AccountExport['uploads']>;
}
