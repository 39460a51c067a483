import type { LogMatch, LogPlayer } from '@scrapboard/match-log';
import { serializeClaims } from './claims.ts';
import { findImplausibility, type Implausibility } from './find-implausibility.ts';
import { floorToSecond } from './floor-to-second.ts';
import type { Hash63 } from './hash63.ts';
import { serializeMatchDetail, serializeMatchIdentity } from './match-detail.ts';
import { sanitizeMatch } from './sanitize-match.ts';

/**
 * What one log reports about a match, as far as it decides which match that is. A row of
 * `upload_match`.
 */
export interface Sighting {
  uploadId: string;
  ordinal: number;
  /** The id of the match if this log is the one that describes it. */
  ownId: string;
  /** When the match started by this log's clock, in whole seconds; epoch milliseconds. */
  at: number;
  gameplay: string;
  map: string;
  category: string;
  mode: string;
  guid: string | null;
  rosterKey: string;
  /** Null if this log has no finish line; 0 is a draw. */
  winnerTeam: number | null;
  battleTime: number | null;
  lines: number;
  digest: string;
  localPlayer: string | null;
  host: string | null;
  region: string | null;
  clientVersion: string | null;
  queueTag: string | null;
  customGame: boolean;
  gameResult: string | null;
  queueMs: number | null;
  rewards: Record<string, number> | null;
  /** See `serializeClaims`; null for logs read before there were any. */
  claims: string | null;
  /** The rule of `findImplausibility` that it breaks. */
  implausible: Implausibility | null;
}

/**
 * Returns the sighting of a match that was read, the match with storable texts, and its
 * `serializeMatchDetail`. `toInstant` converts the log's wall clock to epoch milliseconds.
 */
export function prepareSighting(
  match: LogMatch,
  sightingKey: { uploadId: string; ordinal: number },
  toInstant: (wallClock: number) => number,
  hash63: Hash63,
): { sighting: Sighting; detail: LogMatch; text: string } {
  const detail = sanitizeMatch(match);
  const identity = serializeMatchIdentity(detail);
  const at = floorToSecond(toInstant(match.startedAt));
  const sighting = buildSighting(detail, sightingKey, at, identity, hash63);
  return { sighting, detail, text: serializeMatchDetail(detail, identity) };
}

/** Returns a match's sighting; `identity` is from `serializeMatchIdentity`, `at` is its start as an instant. */
function buildSighting(
  match: LogMatch,
  sightingKey: { uploadId: string; ordinal: number },
  at: number,
  identity: string,
  hash63: Hash63,
): Sighting {
  const { context, finish } = match;
  const digest = hash63(identity);
  const roster = serializeRoster(match.players);
  // Without a roster, only the log's own content distinguishes the match from others.
  const rosterKey = hash63(
    `${match.gameplay}\n${match.map}\n${roster === '' ? `${match.startedAt}\n${digest}` : roster}`,
  );
  const winnerTeam = finish === null ? null : Math.max(0, finish.winnerTeam);
  const battleTime = finish === null ? null : finish.battleTime;
  return {
    ...sightingKey,
    ownId: hash63(`${rosterKey} ${finish === null ? 'unfinished' : `${winnerTeam} ${battleTime}`}`),
    at,
    gameplay: match.gameplay,
    map: match.map,
    category: match.mode.category,
    mode: match.mode.mode,
    guid: context.guid,
    rosterKey,
    winnerTeam,
    battleTime,
    lines: match.lines,
    digest,
    localPlayer: context.localPlayer,
    host: context.host,
    region: context.region,
    clientVersion: context.clientVersion,
    queueTag: context.queueTag,
    customGame: context.customGame,
    gameResult: context.gameResult,
    queueMs: context.queueMs,
    rewards: Object.keys(context.rewards).length === 0 ? null : context.rewards,
    claims: serializeClaims(match),
    implausible: findImplausibility(match),
  };
}

/**
 * Returns the roster as text in an order that does not depend on the log. Bots have no id of their
 * own.
 */
function serializeRoster(players: readonly LogPlayer[]): string {
  return players
    .filter((player) => player.index !== null)
    .map((p) => `${p.bot ? 0 : p.id} ${p.team} ${p.powerScore} ${p.build ?? ''}`)
    .sort()
    .join('\n');
}
