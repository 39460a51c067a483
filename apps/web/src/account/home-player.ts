import type { LinkedPlayer, Status, User } from '@scrapboard/contract';

/** Returns an account's first player with matches. */
function ownPlayer(players: readonly LinkedPlayer[]): string | undefined {
  return players.find(({ nickname }) => nickname !== null)?.id;
}

/** Returns the player shown at `/`: the account's own, if it has claimed one, otherwise the server's. */
export function homePlayer(user: User | null, status: Pick<Status, 'player'>): string | null {
  return ownPlayer(user?.players ?? []) ?? status.player;
}
