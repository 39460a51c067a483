import { encodeMatchId, type PlayerSpeedRuns } from '@scrapboard/contract';
import { createNamer, type NamingCatalogue } from '../create-namer.ts';
import { toSeconds } from '../units.ts';
import type { RunPosition } from './run-rows.ts';

/** By how much faster the hypothetical run of `above_if_faster` is: one second, in tenths. */
export const ONE_SECOND_IN_TENTHS = 10;

/** A player's fastest run of a raid, and how it compares with all runs. */
export interface PlayerRunRow extends RunPosition {
  mode: string;
  gameplay: string;
  witnesses: number;
  /** The player's runs of this raid, and everyone's. */
  runs: number;
  total: number;
  /** The battle time of the fastest run. */
  record: number;
  /** How many runs are above, and how many would be if this one had been a second faster. */
  above: number;
  above_if_faster: number;
  /** The slowest battle time with which it would have been one rank higher; null at the top. */
  next_rank_time: number | null;
}

/** Returns the ranks of a player's fastest runs, most played raids first. */
export function toPlayerSpeedRuns(
  rows: readonly PlayerRunRow[],
  catalogue: NamingCatalogue,
): PlayerSpeedRuns {
  const namer = createNamer(catalogue);
  const keyOf = ({ gameplay, mode }: PlayerRunRow) => `${gameplay} ${mode}`;
  return {
    raids: rows
      .toSorted((a, b) => b.runs - a.runs || (keyOf(a) < keyOf(b) ? -1 : 1))
      .map((row) => ({
        raid: row.gameplay,
        mode: namer.mode(row.mode),
        best: {
          id: encodeMatchId(row.id),
          seconds: toSeconds(row.battle_time),
          startedAt: row.started_at.toISOString(),
          witnesses: row.witnesses,
        },
        runs: row.runs,
        total: row.total,
        record: toSeconds(row.record),
        rank: row.above + 1,
        rankOneSecondFaster: row.above_if_faster + 1,
        toNextRank:
          row.next_rank_time === null ? null : toSeconds(row.battle_time - row.next_rank_time),
      })),
  };
}
