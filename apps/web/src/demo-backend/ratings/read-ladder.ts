import type { LadderQuery } from '@scrapboard/contract';
import type { LadderDayCount, LadderRow } from '@scrapboard/matches';
import { ladderOf, parseDayNumber } from '@scrapboard/read-models';
import type { Dataset } from '../data/dataset/build-dataset.ts';

/** A ladder at the end of a day. */
export interface LadderSnapshot {
  /** The days with rated matches up to the one that is shown, oldest first. */
  counts: LadderDayCount[];
  /** The last of them; null without a rated match. */
  latestCount: LadderDayCount | null;
  /** The rows of all players up to that day, oldest first. */
  rows: LadderRow[];
  /** The last row of each player, by their id. */
  latestRows: Map<string, LadderRow>;
}

/** Returns the requested ladder as it was at the end of the requested day. */
export function readLadder({ ratings }: Dataset, query: LadderQuery): LadderSnapshot {
  const ladder = ladderOf(query);
  const last = query.date === undefined ? Number.POSITIVE_INFINITY : parseDayNumber(query.date);
  const isShown = (row: { ladder: string; day: number }) =>
    row.ladder === ladder && row.day <= last;
  const counts = ratings.ladders().counts.filter(isShown);
  const rows = ratings.ladders().rows.filter(isShown);
  const latestRows = new Map(rows.map((row) => [row.player_id, row]));
  return { counts, latestCount: counts.at(-1) ?? null, rows, latestRows };
}
