import type { SpeedRunBoard, SpeedRunBoardParams, SpeedRunBoardQuery } from '@scrapboard/contract';
import { decodeRunCursor, toRunSelection, toSpeedRunBoard } from '@scrapboard/read-models';
import { defineQuery, type Queryable } from '../../database/define-query.ts';
import type { Deps } from '../../deps.ts';
import { getMinWitnesses } from '../ratings/ranked-setting.ts';
import { fetchHiddenRuns } from './fetch-hidden-runs.ts';
import { fetchRunners, RUN_COLUMNS_SQL, runColumns } from './fetch-runners.ts';
import {
  IS_SPEED_RUN_SQL,
  type SpeedRunValues,
  speedRunParameters,
  speedRunValues,
} from './speed-run-sql.ts';

const summary = defineQuery({
  text: `select count(*)::int as total, min(battle_time) as record from match
    where ${IS_SPEED_RUN_SQL} and mode = $11 and gameplay = $12`,
  parameters: [...speedRunParameters, 'text', 'text'],
  columns: { total: 'int4', record: 'int4?' },
});

/** How many runs a board has, and the fastest time. */
export interface BoardTotals {
  total: number;
  record: number | null;
}

/** Counts the runs of a board, or returns cached counts: counting takes longer than reading a page. */
export type FetchBoardTotals = (
  values: SpeedRunValues,
  board: SpeedRunBoardParams,
) => Promise<BoardTotals>;

/** Counts the runs of a board. */
export async function fetchBoardTotals(
  db: Queryable,
  values: SpeedRunValues,
  { mode, raid }: SpeedRunBoardParams,
): Promise<BoardTotals> {
  return (await summary.first(db, ...values, mode, raid)) ?? { total: 0, record: null };
}

const page = defineQuery({
  text: `select ${RUN_COLUMNS_SQL} from match
    where ${IS_SPEED_RUN_SQL} and mode = $11 and gameplay = $12
      and (battle_time, started_at, id) > ($13, $14, $15)
    order by battle_time, started_at, id limit $16`,
  parameters: [...speedRunParameters, 'text', 'text', 'int4', 'timestamptz', 'int8', 'int8'],
  columns: runColumns,
});

/**
 * Returns a page of a raid's runs, fastest first; ties are ordered by time, earliest first. `hidden` are
 * the players hidden from the viewer.
 */
export async function fetchSpeedRunBoard(
  { pool, catalogue, config }: Pick<Deps, 'pool' | 'catalogue' | 'config'>,
  { mode, raid }: SpeedRunBoardParams,
  { cursor, limit, ...filters }: SpeedRunBoardQuery,
  hidden: readonly string[],
  fetchTotals: FetchBoardTotals = (values, board) => fetchBoardTotals(pool, values, board),
): Promise<SpeedRunBoard> {
  const lastRun = decodeRunCursor(cursor);
  const selection = toRunSelection(filters, getMinWitnesses(config.ranked));
  const values = speedRunValues(selection, await fetchHiddenRuns(pool, hidden));
  const position = [lastRun.battle_time, lastRun.started_at.toISOString(), lastRun.id] as const;
  const [{ total, record }, runs] = await Promise.all([
    fetchTotals(values, { mode, raid }),
    page.all(pool, ...values, mode, raid, ...position, limit + 1),
  ]);
  const runners = await fetchRunners(pool, runs.slice(0, limit));
  return toSpeedRunBoard({ mode, total, record, runs, runners, after: lastRun, limit }, catalogue);
}
