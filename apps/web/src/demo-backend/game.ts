import type { AccountExport } from '@scrapboard/contract';

/** What the accounts ask about the game data. */
export interface Game {
  /** The newest name of a player; null for one nobody has met. */
  nicknameOf(playerId: string): Promise<string | null>;
  /** The names a player has or had; none for one nobody has met. */
  nicknamesOf(playerId: string): Promise<string[]>;
  /** The players that a game.log handed in by this account names as the local one. */
  localPlayersOf(accountId: string): Promise<string[]>;
  /** Oldest first. */
  uploadsOf(accountId: string): Promise<AccountExport['uploads']>;
}
