import { hiddenNickname, type Match } from '@scrapboard/contract';
import type { Sight } from '../claims/create-sight.ts';

/** Takes from a match whatever would tell who a hidden player is; what he did in it stays. */
export function maskHidden(match: Match, sight: Sight): Match {
  const players = match.players.map((player) =>
    player.id !== null && sight.hides(player.id)
      ? { ...player, id: null, nickname: hiddenNickname, build: null, mmrChange: null }
      : player,
  );
  return { ...match, players };
}
