import type { LinkedPlayer, Status, User } from '@scrapboard/contract';

/** Returns the id of an account's first player with matches. */
export function findOwnPlayerId(players: readonly LinkedPlayer[]): string | undefined {
  return players.find(({ nickname }) => nickname !== null)?.id;
}

/** Returns the id of the player shown at `/`: the account's own, if it has claimed one, otherwise the server's. */
export function findHomePlayerId(user: User | null, status: Pick<Status, 'player'>): string | null {
  return findOwnPlayerId(user?.players ?? []) ?? status.player;
}
