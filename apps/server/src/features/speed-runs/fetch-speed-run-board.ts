import type { SpeedRunBoard, SpeedRunBoardParams, SpeedRunBoardQuery } from '@scrapboard/contract';
import { decodeRunCursor, toRunSelection, toSpeedRunBoard } from '@scrapboard/read-models';
import { defineQuery } from '../../database/define-query.ts';
import type { Deps } from '../../deps.ts';
import { minWitnesses } from '../ratings/ranked-setting.ts';
import { fetchHiddenRuns } from './fetch-hidden-runs.ts';
import { fetchRunners, RUN_COLUMNS, runColumns } from './fetch-runners.ts';
import { IS_RUN, runParameters, runValues } from './run-sql.ts';

const summary = defineQuery({
  text: `select count(*)::int as total, min(battle_time) as record from match
    where ${IS_RUN} and mode = $11 and gameplay = $12`,
  parameters: [...runParameters, 'text', 'text'],
  columns: { total: 'int4', record: 'int4?' },
});

const page = defineQuery({
  text: `select ${RUN_COLUMNS} from match
    where ${IS_RUN} and mode = $11 and gameplay = $12
      and (battle_time, started_at, id) > ($13, $14, $15)
    order by battle_time, started_at, id limit $16`,
  parameters: [...runParameters, 'text', 'text', 'int4', 'timestamptz', 'int8', 'int8'],
  columns: runColumns,
});

/**
 * Returns a page of a raid's runs, fastest first, of equally fast ones the earlier first. `hidden` are the
 * players hidden from the viewer.
 */
export async function fetchSpeedRunBoard(
  { pool, catalogue, config }: Pick<Deps, 'pool' | 'catalogue' | 'config'>,
  { mode, raid }: SpeedRunBoardParams,
  { cursor, limit, ...filters }: SpeedRunBoardQuery,
  hidden: readonly string[],
): Promise<SpeedRunBoard> {
  const after = decodeRunCursor(cursor);
  const selection = toRunSelection(filters, minWitnesses(config.ranked));
  const values = runValues(selection, await fetchHiddenRuns(pool, hidden));
  const position = [after.battle_time, after.started_at.toISOString(), after.id] as const;
  const [totals, runs] = await Promise.all([
    summary.first(pool, ...values, mode, raid),
    page.all(pool, ...values, mode, raid, ...position, limit + 1),
  ]);
  const runners = await fetchRunners(pool, runs.slice(0, limit));
  const { total, record } = totals ?? { total: 0, record: null };
  return toSpeedRunBoard({ mode, total, record, runs, runners, after, limit }, catalogue);
}
