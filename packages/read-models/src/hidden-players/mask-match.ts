import { HIDDEN_NICKNAME, type Match, type MatchPlayer } from '@scrapboard/contract';
import type { Visibility } from './visibility.ts';

/**
 * Removes from a match whatever would reveal a hidden player's identity; their numbers stay. A
 * player who joined late is in no roster and known to the log only by nickname, so names are
 * checked as well as ids.
 */
export async function maskMatch(match: Match, visibility: Visibility): Promise<Match> {
  if (visibility.hidden.length === 0) return match;
  const names = await visibility.findHiddenNames(
    match.players.filter(hasNoId).map(({ nickname }) => nickname),
  );
  const isHidden = (player: MatchPlayer) =>
    player.id === null
      ? hasNoId(player) && names.has(player.nickname)
      : visibility.isHidden(player.id);
  const players = match.players.map((player) =>
    isHidden(player)
      ? { ...player, id: null, nickname: HIDDEN_NICKNAME, build: null, mmrChange: null }
      : player,
  );
  return { ...match, players };
}

function hasNoId({ id, bot }: MatchPlayer): boolean {
  return id === null && !bot;
}
