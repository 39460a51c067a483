import { hiddenNickname, type Match, type MatchPlayer } from '@scrapboard/contract';

/** What one viewer does not get to see. */
export interface Visibility {
  isHidden(playerId: string): boolean;
  /** The players hidden from this viewer. */
  readonly hidden: readonly string[];
}

/**
 * Names in a match that stand without an id: who joined late is in no roster, and the log knows him
 * by nickname alone.
 */
export function namesWithoutId(match: Match): string[] {
  return match.players.filter(hasNoId).map(({ nickname }) => nickname);
}

/**
 * Takes from a match whatever would tell who a hidden player is; what he did in it stays.
 * `hiddenNames` are those of `namesWithoutId` that a hidden player goes or went by.
 */
export function maskHidden(
  match: Match,
  sight: Visibility,
  hiddenNames: ReadonlySet<string>,
): Match {
  const isHidden = (player: MatchPlayer) =>
    player.id === null
      ? hasNoId(player) && hiddenNames.has(player.nickname)
      : sight.isHidden(player.id);
  const players = match.players.map((player) =>
    isHidden(player)
      ? { ...player, id: null, nickname: hiddenNickname, build: null, mmrChange: null }
      : player,
  );
  return { ...match, players };
}

function hasNoId({ id, bot }: MatchPlayer): boolean {
  return id === null && !bot;
}
