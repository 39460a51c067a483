import type { LogFinish, LogMatch, LogPlayer, PartUse } from '@scrapboard/match-log';

const longest = 100;
const odd = /\p{Cc}/u;

/**
 * A match whose texts PostgreSQL takes and can index: logs are files that anybody can write. Texts
 * are cut to 100 characters and lose control characters (NUL may be in no text of the database, and
 * line ends separate keys here) and halves of characters.
 */
export function sanitizeMatch(match: LogMatch): LogMatch {
  const { context } = match;
  return {
    ...match,
    gameplay: tame(match.gameplay),
    map: tame(match.map),
    mode: { category: match.mode.category, mode: tame(match.mode.mode) },
    players: match.players.map(tamePlayer),
    rounds: match.rounds.map(tameEnd),
    finish: match.finish && tameEnd(match.finish),
    context: {
      ...context,
      guid: tameOrNull(context.guid),
      host: tameOrNull(context.host),
      region: tameOrNull(context.region),
      clientVersion: tameOrNull(context.clientVersion),
      queueTag: tameOrNull(context.queueTag),
      gameResult: tameOrNull(context.gameResult),
      rewards: Object.fromEntries(
        Object.entries(context.rewards).map(([name, amount]) => [tame(name), amount]),
      ),
      localPlayer: tameOrNull(context.localPlayer),
      queueMs: context.queueMs === null ? null : Math.min(2_000_000_000, context.queueMs),
    },
  };
}

function tameEnd<T extends LogFinish>(end: T): T {
  return {
    ...end,
    reason: tame(end.reason),
    winReason: tame(end.winReason),
    winnerTeam: Math.min(32_767, Math.max(0, end.winnerTeam)),
    battleTime: Math.min(2_000_000_000, Math.max(0, end.battleTime)),
  };
}

function tamePlayer(player: LogPlayer): LogPlayer {
  return {
    ...player,
    id: tame(player.id),
    nickname: tame(player.nickname),
    build: tameOrNull(player.build),
    party: tameOrNull(player.party),
    parts: player.parts.some(({ part }) => tame(part) !== part)
      ? player.parts.map((use): PartUse => ({ ...use, part: tame(use.part) }))
      : player.parts,
  };
}

function tame(text: string): string {
  if (text.length <= longest && !odd.test(text) && text.isWellFormed()) return text;
  return text.replaceAll(new RegExp(odd, 'gu'), '').slice(0, longest).toWellFormed();
}

function tameOrNull(text: string | null): string | null {
  return text === null ? null : tame(text);
}
