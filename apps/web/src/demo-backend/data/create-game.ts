import type { Keep } from '../frame/kept.ts';
import type { Game } from '../game.ts';

/** The game data as the accounts see it. */
export function createGame(_keep: Keep): Game {
  return {
    nicknameOf: async () => null,
    localPlayersOf: async () => [],
    uploadsOf: async () => [],
  };
}
