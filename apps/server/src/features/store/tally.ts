import { powerScoreBandOf, powerScoreBands } from '@scrapboard/catalogue/core';
import {
  type FoldName,
  type MatchRows,
  type ParticipantRow,
  playerFold,
} from '@scrapboard/matches';
import type { Fold, Result } from '@scrapboard/statistics';
import { bucketNumbers } from '../../database/tables/buckets.ts';

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
/** The columns of `bucketSumColumns`, in that order. */
export type BucketSums = number[];

export const bucketSumColumns = ['games', 'wins', 'losses', 'draws', ...bucketNumbers] as const;

/** The columns before `bucketSumColumns` in `bucket_mode`. */
export const modeSumColumns = ['matches', 'finished', 'bots', 'battle_time'] as const;

/**
 * What a batch of matches adds to players, parts and buckets. Keys are the columns of the table's
 * key, separated by line breaks. Buckets can also be reduced; minimums and maximums cannot, so
 * players whose matches changed are recalculated from their rows instead.
 */
export interface Tally {
  players: Map<string, PlayerTally>;
  nicknames: Map<string, NicknameTally>;
  parts: Map<string, PartSums>;
  bucketModes: Map<string, BucketSums>;
  bucketBands: Map<string, BucketSums>;
  bucketParts: Map<string, PartSums>;
}

/** Creates an empty tally. */
export function emptyTally(): Tally {
  return {
    players: new Map(),
    nicknames: new Map(),
    parts: new Map(),
    bucketModes: new Map(),
    bucketBands: new Map(),
    bucketParts: new Map(),
  };
}

/** Adds a match to its players' careers, except for those in `except`. */
export function tallyPlayers(
  tally: Tally,
  { players }: MatchRows,
  except: ReadonlySet<string>,
): void {
  for (const row of players) {
    if (except.has(row.player_id)) continue;
    tallyPlayer(tally, row);
    tallyNickname(tally, row);
    if (row.result !== null) tallyParts(tally, row, row.result);
  }
}

function tallyPlayer({ players }: Tally, row: ParticipantRow): void {
  const at = row.started_at;
  const fold = playerFold.of(row);
  const known = players.get(row.player_id);
  if (known === undefined) {
    players.set(row.player_id, { fold, firstSeen: at, lastSeen: at });
    return;
  }
  known.fold = playerFold.merge(known.fold, fold);
  known.firstSeen = Math.min(known.firstSeen, at);
  known.lastSeen = Math.max(known.lastSeen, at);
}

function tallyNickname({ nicknames }: Tally, row: ParticipantRow): void {
  const { player_id: playerId, nickname, started_at: at } = row;
  const key = `${playerId}\n${nickname}`;
  const known = nicknames.get(key);
  if (known === undefined) {
    nicknames.set(key, { playerId, nickname, firstSeen: at, lastSeen: at, matches: 1 });
    return;
  }
  known.firstSeen = Math.min(known.firstSeen, at);
  known.lastSeen = Math.max(known.lastSeen, at);
  known.matches++;
}

function tallyParts({ parts }: Tally, row: ParticipantRow, result: 1 | 0 | -1): void {
  row.part_ids.forEach((part, i) => {
    addPart(parts, `${row.player_id}\n${part}`, row, i, result, 1);
  });
}

/** Adds a match to the buckets, or removes it with -1. */
export function tallyBuckets(tally: Tally, { match, players }: MatchRows, sign: 1 | -1): void {
  const day = new Date(match.started_at).toISOString().slice(0, 10);
  const { category, mode, gameplay, map, region } = match;
  const modeSums = sumsOf(
    tally.bucketModes,
    [day, category, mode, gameplay, map, region ?? ''].join('\n'),
    modeSumColumns.length + bucketSumColumns.length,
  );
  modeSums[0] = (modeSums[0] ?? 0) + sign;
  modeSums[1] = (modeSums[1] ?? 0) + (match.finished ? sign : 0);
  modeSums[2] = (modeSums[2] ?? 0) + sign * match.bots;
  modeSums[3] = (modeSums[3] ?? 0) + sign * (match.battle_time ?? 0);
  for (const row of players) {
    if (row.result === null) continue;
    const band = bandIndex(row.power_score);
    const key = [day, category, mode, band].join('\n');
    addGame(modeSums, modeSumColumns.length, row, row.result, sign);
    const bandSums = sumsOf(tally.bucketBands, key, bucketSumColumns.length);
    addGame(bandSums, 0, row, row.result, sign);
    for (let i = 0; i < row.part_ids.length; i++) {
      addPart(tally.bucketParts, `${key}\n${row.part_ids[i]}`, row, i, row.result, sign);
    }
  }
}

/** Returns the index of a power score's band in `powerScoreBands`. */
export function bandIndex(powerScore: number): number {
  return powerScoreBands.indexOf(powerScoreBandOf(powerScore));
}

function addGame(
  sums: BucketSums,
  offset: number,
  row: ParticipantRow,
  result: Exclude<Result, null>,
  sign: 1 | -1,
): void {
  const game = [
    1,
    result === 1 ? 1 : 0,
    result === -1 ? 1 : 0,
    result === 0 ? 1 : 0,
    ...bucketNumbers.map((name) => row[name]),
  ];
  for (let i = 0; i < game.length; i++) {
    sums[offset + i] = (sums[offset + i] ?? 0) + sign * (game[i] ?? 0);
  }
}

function addPart(
  sums: Map<string, PartSums>,
  key: string,
  row: ParticipantRow,
  i: number,
  result: 1 | 0 | -1,
  sign: 1 | -1,
): void {
  const known = sumsOf(sums, key, 7);
  known[0] = (known[0] ?? 0) + sign;
  const outcome = result === 1 ? 1 : result === -1 ? 2 : 3;
  known[outcome] = (known[outcome] ?? 0) + sign;
  known[4] = (known[4] ?? 0) + sign * (row.part_damage[i] ?? 0);
  known[5] = (known[5] ?? 0) + sign * (row.part_hits[i] ?? 0);
  known[6] = (known[6] ?? 0) + sign * (row.part_kills[i] ?? 0);
}

function sumsOf(map: Map<string, number[]>, key: string, length: number): number[] {
  let sums = map.get(key);
  if (sums === undefined) {
    sums = new Array<number>(length).fill(0);
    map.set(key, sums);
  }
  return sums;
}
