import { hiddenNickname, type Match } from '@scrapboard/contract';

/** The match with what stands in place of hidden players' names in the viewer's language. */
export function nameHidden(match: Match, name: string): Match {
  return {
    ...match,
    players: match.players.map((player) =>
      player.nickname === hiddenNickname ? { ...player, nickname: name } : player,
    ),
  };
}
