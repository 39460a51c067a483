import { findOwnPlayerId } from './find-home-player-id.ts';
import { useAuth } from './use-auth.ts';

/** The player whose place a leaderboard shows. */
export interface ChosenPlayer {
  id: string;
  /** Whether it is a player of the viewer's own, not another one that they chose. */
  isOwn: boolean;
}

/** Returns the player of a page's URL, or the first that the viewer has claimed. */
export function useChosenPlayer({ player }: { player?: string }): ChosenPlayer | null {
  const own = findOwnPlayerId(useAuth().user?.players ?? []);
  const id = player ?? own;
  return id === undefined ? null : { id, isOwn: id === own };
}
