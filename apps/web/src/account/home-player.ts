import type { LinkedPlayer, Status, User } from '@scrapboard/contract';

/** Returns an account's first player with matches. */
function ownPlayer(players: readonly LinkedPlayer[]): string | undefined {
  return players.find(({ nickname }) => nickname !== null)?.id;
}

/** Returns the player whom `/` shows: the account's own once one is claimed, else the server's. */
export function homePlayer(user: User | null, status: Pick<Status, 'player'>): string | null {
  return ownPlayer(user?.players ?? []) ?? status.player;
}
