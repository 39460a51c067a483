import type { SpeedRunBoard } from '@scrapboard/contract';
import { createNamer, type NamingCatalogue } from '../create-namer.ts';
import { toSeconds } from '../units.ts';
import { encodeRunCursor, type RunBoardPosition, type RunnerRow, type RunRow } from './run-rows.ts';
import { createSpeedRunMapper } from './to-speed-run.ts';

export interface BoardRows {
  mode: string;
  /** How many runs there are, and the battle time of the fastest. */
  total: number;
  record: number | null;
  /** The runs after `after`; more than `limit` if another page follows. */
  runs: readonly RunRow[];
  runners: readonly RunnerRow[];
  after: RunBoardPosition;
  limit: number;
}

/** Returns a page of a board. */
export function toSpeedRunBoard(rows: BoardRows, catalogue: NamingCatalogue): SpeedRunBoard {
  const { mode, total, record, runs, runners, after, limit } = rows;
  const namer = createNamer(catalogue);
  const toSpeedRun = createSpeedRunMapper(runners, namer);
  const page = runs.slice(0, limit);
  const last = page.at(-1);
  return {
    mode: namer.mode(mode),
    total,
    record: record === null ? null : toSeconds(record),
    runs: page.map((row, index) => ({ ...toSpeedRun(row), rank: after.rank + index + 1 })),
    nextCursor:
      runs.length > limit && last !== undefined
        ? encodeRunCursor({ ...last, rank: after.rank + page.length })
        : null,
  };
}
