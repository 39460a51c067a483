import type { AccountPlayers } from '@scrapboard/contract';

/** The players of an account with one of the linked ones hidden or shown. */
export function withHidden(players: AccountPlayers, id: string, hidden: boolean): AccountPlayers {
  return {
    ...players,
    linked: players.linked.map((player) => (player.id === id ? { ...player, hidden } : player)),
  };
}
