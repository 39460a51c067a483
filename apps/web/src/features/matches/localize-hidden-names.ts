import { HIDDEN_NICKNAME, type Match } from '@scrapboard/contract';

/** Returns the match with the nickname of hidden players replaced by a placeholder in the viewer's language. */
export function localizeHiddenNames(match: Match, placeholder: string): Match {
  return {
    ...match,
    players: match.players.map((player) =>
      player.nickname === HIDDEN_NICKNAME ? { ...player, nickname: placeholder } : player,
    ),
  };
}
