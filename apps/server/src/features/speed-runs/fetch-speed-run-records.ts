import type { SpeedRunBoardParams, SpeedRunFilters, SpeedRunRecords } from '@scrapboard/contract';
import { createNamer, createToSpeedRun, runSelection } from '@scrapboard/read-models';
import { defineQuery } from '../../database/define-query.ts';
import type { Deps } from '../../deps.ts';
import { minWitnesses } from '../ratings/ranked-setting.ts';
import { fetchHiddenRuns } from './fetch-hidden-runs.ts';
import { fetchRunners, RUN_COLUMNS, runColumns } from './fetch-runners.ts';
import { IS_RUN, runParameters, runValues } from './run-sql.ts';

const records = defineQuery({
  text: `select ${RUN_COLUMNS} from match where id in (
      select id from (
        select id, battle_time, min(battle_time) over (
            order by started_at, id rows between unbounded preceding and 1 preceding
          ) as before
          from match where ${IS_RUN} and mode = $11 and gameplay = $12
      ) runs where before is null or battle_time < before
    ) order by started_at, id`,
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
  const selection = runSelection(filters, minWitnesses(config.ranked));
  const values = runValues(selection, await fetchHiddenRuns(pool, hidden));
  const runs = await records.all(pool, ...values, mode, raid);
  const toSpeedRun = createToSpeedRun(await fetchRunners(pool, runs), createNamer(catalogue));
  return { records: runs.map(toSpeedRun) };
}
