import type { SpeedRunBoardParams, SpeedRunFilters, SpeedRunRecords } from '@scrapboard/contract';
import { createNamer, createToSpeedRun, toRunSelection } from '@scrapboard/read-models';
import { defineQuery } from '../../database/define-query.ts';
import type { Deps } from '../../deps.ts';
import { minWitnesses } from '../ratings/ranked-setting.ts';
import { fetchHiddenRuns } from './fetch-hidden-runs.ts';
import { fetchRunners, RUN_COLUMNS, runColumns } from './fetch-runners.ts';
import { IS_RUN, runParameters, runValues } from './run-sql.ts';

/** The fastest run of a board that also fits a condition. */
const fastestRunSql = (condition: string) => `select id, battle_time, started_at from match
    where ${IS_RUN} and mode = $11 and gameplay = $12 and ${condition}
    order by battle_time, started_at, id limit 1`;

/** Found from the last one backwards: the record before a run is the fastest of all runs before it. */
const records = defineQuery({
  text: `with recursive record as (
      (${fastestRunSql('true')})
      union all
      select earlier.* from record r cross join lateral (
        ${fastestRunSql('(started_at, id) < (r.started_at, r.id)')}
      ) earlier
    )
    select ${RUN_COLUMNS} from match where id in (select id from record) order by started_at, id`,
  parameters: [...runParameters, 'text', 'text'],
  columns: runColumns,
});

/** Returns the history of a raid's record. */
export async function fetchSpeedRunRecords(
  { pool, catalogue, config }: Pick<Deps, 'pool' | 'catalogue' | 'config'>,
  { mode, raid }: SpeedRunBoardParams,
  filters: SpeedRunFilters,
  hidden: readonly string[],
): Promise<SpeedRunRecords> {
  const selection = toRunSelection(filters, minWitnesses(config.ranked));
  const values = runValues(selection, await fetchHiddenRuns(pool, hidden));
  const runs = await records.all(pool, ...values, mode, raid);
  const toSpeedRun = createToSpeedRun(await fetchRunners(pool, runs), createNamer(catalogue));
  return { records: runs.map(toSpeedRun) };
}
