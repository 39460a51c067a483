import { cursorKeyPatterns, decodeCursor, encodeCursor } from '../cursor.ts';

/** A run as it is stored: a match, with its battle time in tenths of a second. */
export interface RunRow {
  id: string;
  mode: string;
  gameplay: string;
  map: string;
  region: string | null;
  started_at: Date;
  battle_time: number;
  humans: number;
  party_size: number;
  power_score: number;
  witnesses: number;
  split_names: readonly string[] | null;
  split_times: readonly number[] | null;
}

/** A player of a run. */
export interface RunnerRow {
  match_id: string;
  player_id: string;
  nickname: string;
  power_score: number;
  build: string | null;
  part_ids: readonly string[];
}

/** What a run's rank depends on: its time and, among equally fast runs, its date. */
export interface RunPosition {
  battle_time: number;
  started_at: Date;
  id: string;
}

/** Compares runs by rank, the best first. */
export function compareRuns(a: RunPosition, b: RunPosition): number {
  return (
    a.battle_time - b.battle_time ||
    a.started_at.getTime() - b.started_at.getTime() ||
    (BigInt(a.id) < BigInt(b.id) ? -1 : 1)
  );
}

/** The last run of a page, after which the next one continues. */
export interface RunBoardPosition extends RunPosition {
  rank: number;
}

/** The position before the first run: no battle takes less than no time. */
export const BEFORE_FIRST_RUN: RunBoardPosition = {
  rank: 0,
  battle_time: 0,
  started_at: new Date(0),
  id: '0',
};

const patterns = [
  cursorKeyPatterns.position,
  cursorKeyPatterns.int4,
  cursorKeyPatterns.instant,
  cursorKeyPatterns.int8,
];

export function encodeRunCursor({ rank, battle_time, started_at, id }: RunBoardPosition): string {
  return encodeCursor([rank, battle_time, started_at.toISOString(), id]);
}

export function decodeRunCursor(cursor: string | undefined): RunBoardPosition {
  if (cursor === undefined) return BEFORE_FIRST_RUN;
  const [rank, time, startedAt = '', id = ''] = decodeCursor(cursor, patterns);
  return { rank: Number(rank), battle_time: Number(time), started_at: new Date(startedAt), id };
}
