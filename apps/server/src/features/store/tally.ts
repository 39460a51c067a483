import {
  type FoldName,
  type MatchRows,
  type ParticipantRow,
  playerFold,
} from '@scrapboard/matches';
import type { Fold } from '@scrapboard/statistics';

export interface PlayerTally {
  fold: Fold<FoldName>;
  firstSeen: number;
  lastSeen: number;
}

export interface NicknameTally {
  playerId: string;
  nickname: string;
  firstSeen: number;
  lastSeen: number;
  matches: number;
}

/** `[games, wins, losses, draws, damage, hits, kills]` */
export type PartSums = number[];
/**
 * What a batch of matches adds to players and their parts. Keys are the columns of the table's key,
 * separated by line breaks. Only adds: minimums and maximums cannot be reduced, so players whose
 * matches changed are recalculated from their rows instead.
 */
export interface Tally {
  players: Map<string, PlayerTally>;
  nicknames: Map<string, NicknameTally>;
  parts: Map<string, PartSums>;
}

/** Creates an empty tally. */
export function createEmptyTally(): Tally {
  return {
    players: new Map(),
    nicknames: new Map(),
    parts: new Map(),
  };
}

/** Adds a match to its players' careers, except for those in `excludedIds`. */
export function tallyPlayers(
  tally: Tally,
  { players }: MatchRows,
  excludedIds: ReadonlySet<string>,
): void {
  for (const row of players) {
    if (excludedIds.has(row.player_id)) continue;
    tallyPlayer(tally, row);
    tallyNickname(tally, row);
    if (row.result !== null) tallyParts(tally, row, row.result);
  }
}

function tallyPlayer({ players }: Tally, row: ParticipantRow): void {
  const at = row.started_at;
  const fold = playerFold.ofRow(row);
  const existing = players.get(row.player_id);
  if (existing === undefined) {
    players.set(row.player_id, { fold, firstSeen: at, lastSeen: at });
    return;
  }
  existing.fold = playerFold.merge(existing.fold, fold);
  existing.firstSeen = Math.min(existing.firstSeen, at);
  existing.lastSeen = Math.max(existing.lastSeen, at);
}

function tallyNickname({ nicknames }: Tally, row: ParticipantRow): void {
  const { player_id: playerId, nickname, started_at: at } = row;
  const key = `${playerId}\n${nickname}`;
  const existing = nicknames.get(key);
  if (existing === undefined) {
    nicknames.set(key, { playerId, nickname, firstSeen: at, lastSeen: at, matches: 1 });
    return;
  }
  existing.firstSeen = Math.min(existing.firstSeen, at);
  existing.lastSeen = Math.max(existing.lastSeen, at);
  existing.matches++;
}

function tallyParts({ parts }: Tally, row: ParticipantRow, result: 1 | 0 | -1): void {
  for (const [i, part] of row.part_ids.entries()) {
    const key = `${row.player_id}\n${part}`;
    const sums = parts.get(key) ?? new Array<number>(7).fill(0);
    parts.set(key, sums);
    const outcome = result === 1 ? 1 : result === -1 ? 2 : 3;
    sums[0] = (sums[0] ?? 0) + 1;
    sums[outcome] = (sums[outcome] ?? 0) + 1;
    sums[4] = (sums[4] ?? 0) + (row.part_damage[i] ?? 0);
    sums[5] = (sums[5] ?? 0) + (row.part_hits[i] ?? 0);
    sums[6] = (sums[6] ?? 0) + (row.part_kills[i] ?? 0);
  }
}
