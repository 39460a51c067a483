import type { LogFinish, LogMatch, LogPlayer, PartUse } from '@scrapboard/match-log';

const MAX_LENGTH = 100;
const CONTROL_CHARACTER = /\p{Cc}/u;

/**
 * Returns a match whose texts PostgreSQL accepts and can index, because anyone can write a log
 * file. Texts are cut to 100 characters and lose control characters (PostgreSQL stores no NUL, and
 * line breaks separate keys here) and lone surrogates.
 */
export function sanitizeMatch(match: LogMatch): LogMatch {
  const { context } = match;
  return {
    ...match,
    gameplay: sanitizeText(match.gameplay),
    map: sanitizeText(match.map),
    mode: { category: match.mode.category, mode: sanitizeText(match.mode.mode) },
    players: match.players.map(sanitizePlayer),
    rounds: match.rounds.map(sanitizeEnd),
    finish: match.finish && sanitizeEnd(match.finish),
    context: {
      ...context,
      guid: sanitizeOrNull(context.guid),
      host: sanitizeOrNull(context.host),
      region: sanitizeOrNull(context.region),
      clientVersion: sanitizeOrNull(context.clientVersion),
      queueTag: sanitizeOrNull(context.queueTag),
      gameResult: sanitizeOrNull(context.gameResult),
      rewards: Object.fromEntries(
        Object.entries(context.rewards).map(([name, amount]) => [sanitizeText(name), amount]),
      ),
      localPlayer: sanitizeOrNull(context.localPlayer),
      queueMs: context.queueMs === null ? null : Math.min(2_000_000_000, context.queueMs),
    },
  };
}

function sanitizeEnd<T extends LogFinish>(end: T): T {
  return {
    ...end,
    reason: sanitizeText(end.reason),
    winReason: sanitizeText(end.winReason),
    winnerTeam: Math.min(32_767, Math.max(0, end.winnerTeam)),
    battleTime: Math.min(2_000_000_000, Math.max(0, end.battleTime)),
  };
}

function sanitizePlayer(player: LogPlayer): LogPlayer {
  return {
    ...player,
    id: sanitizeText(player.id),
    nickname: sanitizeText(player.nickname),
    build: sanitizeOrNull(player.build),
    party: sanitizeOrNull(player.party),
    parts: player.parts.some(({ part }) => sanitizeText(part) !== part)
      ? player.parts.map((use): PartUse => ({ ...use, part: sanitizeText(use.part) }))
      : player.parts,
  };
}

function sanitizeText(text: string): string {
  if (text.length <= MAX_LENGTH && !CONTROL_CHARACTER.test(text) && text.isWellFormed())
    return text;
  return text
    .replaceAll(new RegExp(CONTROL_CHARACTER, 'gu'), '')
    .slice(0, MAX_LENGTH)
    .toWellFormed();
}

function sanitizeOrNull(text: string | null): string | null {
  return text === null ? null : sanitizeText(text);
}
