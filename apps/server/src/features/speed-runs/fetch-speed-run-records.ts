import type { SpeedRunBoardParams, SpeedRunFilters, SpeedRunRecords } from '@scrapboard/contract';
import { createNamer, createSpeedRunMapper, toRunSelection } from '@scrapboard/read-models';
import { defineQuery } from '../../database/define-query.ts';
import type { Deps } from '../../deps.ts';
import { getMinWitnesses } from '../ratings/ranked-setting.ts';
import { fetchHiddenRuns } from './fetch-hidden-runs.ts';
import { fetchRunners, RUN_COLUMNS_SQL, runColumns } from './fetch-runners.ts';
import { IS_SPEED_RUN_SQL, speedRunParameters, speedRunValues } from './speed-run-sql.ts';

/** Returns the query for the fastest run of a board that also meets a condition. */
const fastestRunSql = (condition: string) => `select id, battle_time, started_at from match
    where ${IS_SPEED_RUN_SQL} and mode = $11 and gameplay = $12 and ${condition}
    order by battle_time, started_at, id limit 1`;

/** Finds the records from the newest back: the record before one is the fastest of all earlier runs. */
const records = defineQuery({
  text: `with recursive record as (
      (${fastestRunSql('true')})
      union all
      select earlier.* from record r cross join lateral (
        ${fastestRunSql('(started_at, id) < (r.started_at, r.id)')}
      ) earlier
    )
    select ${RUN_COLUMNS_SQL} from match where id in (select id from record) order by started_at, id`,
  parameters: [...speedRunParameters, 'text', 'text'],
  columns: runColumns,
});

/** Returns the history of a raid's record. */
export async function fetchSpeedRunRecords(
  { pool, catalogue, config }: Pick<Deps, 'pool' | 'catalogue' | 'config'>,
  { mode, raid }: SpeedRunBoardParams,
  filters: SpeedRunFilters,
  hidden: readonly string[],
): Promise<SpeedRunRecords> {
  const selection = toRunSelection(filters, getMinWitnesses(config.ranked));
  const values = speedRunValues(selection, await fetchHiddenRuns(pool, hidden));
  const runs = await records.all(pool, ...values, mode, raid);
  const toSpeedRun = createSpeedRunMapper(await fetchRunners(pool, runs), createNamer(catalogue));
  return { records: runs.map(toSpeedRun) };
}
