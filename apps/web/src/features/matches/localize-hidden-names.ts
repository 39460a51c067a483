import { HIDDEN_NICKNAME, type Match } from '@scrapboard/contract';

/** Returns the match with the placeholder for hidden players in the viewer's language. */
export function localizeHiddenNames(match: Match, name: string): Match {
  return {
    ...match,
    players: match.players.map((player) =>
      player.nickname === HIDDEN_NICKNAME ? { ...player, nickname: name } : player,
    ),
  };
}
