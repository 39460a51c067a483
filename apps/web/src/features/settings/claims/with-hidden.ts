import type { AccountPlayers } from '@scrapboard/contract';

/** Returns the players of an account after hiding or showing one of them. */
export function withHidden(players: AccountPlayers, id: string, hidden: boolean): AccountPlayers {
  return {
    ...players,
    linked: players.linked.map((player) => (player.id === id ? { ...player, hidden } : player)),
  };
}
