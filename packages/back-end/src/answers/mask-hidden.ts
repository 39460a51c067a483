import { hiddenNickname, type Match } from '@scrapboard/contract';

/** What one viewer does not get to see. */
export interface Sight {
  hides(playerId: string): boolean;
  /** The players hidden from this viewer. */
  readonly hidden: readonly string[];
}

/** Takes from a match whatever would tell who a hidden player is; what he did in it stays. */
export function maskHidden(match: Match, sight: Sight): Match {
  const players = match.players.map((player) =>
    player.id !== null && sight.hides(player.id)
      ? { ...player, id: null, nickname: hiddenNickname, build: null, mmrChange: null }
      : player,
  );
  return { ...match, players };
}
