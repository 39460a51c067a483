import type { SpeedRunFilters, SpeedRunOverview } from '@scrapboard/contract';
import {
  MAX_COUNTED_RUNS,
  NOT_RAIDS,
  type RunOptionRow,
  toRunSelection,
  toSpeedRunOverview,
} from '@scrapboard/read-models';
import { defineQuery, type Queryable } from '../../database/define-query.ts';
import type { Deps } from '../../deps.ts';
import { minWitnesses, type Ranked } from '../ratings/ranked-setting.ts';
import { fetchHiddenRuns } from './fetch-hidden-runs.ts';
import { fetchRunners, RUN_COLUMNS, runColumns } from './fetch-runners.ts';
import { IS_RUN, IS_WON_RAID, runParameters, runValues } from './run-sql.ts';

/** The fastest run of a board. */
const fastestRunSql = (party: string) => `(
    select id from match where ${IS_RUN} and mode = b.mode and gameplay = b.gameplay and ${party}
      order by battle_time, started_at, id limit 1
  )`;

/** The next board in the order of the index: a loose index scan reads one row of each. */
const nextBoardSql = (condition: string) => `select mode, gameplay from match
    where ${IS_WON_RAID} and ${condition} order by mode, gameplay limit 1`;

const raids = defineQuery({
  text: `with recursive board as (
      (${nextBoardSql('true')})
      union all
      select next.* from board b cross join lateral (
        ${nextBoardSql('(mode, gameplay) > (b.mode, b.gameplay)')}
      ) next
    )
    select * from (
      select b.mode, b.gameplay, ${fastestRunSql('party_size <= 1')} as solo, ${fastestRunSql('party_size > 1')} as party,
          (select count(*)::int from (
            select from match where ${IS_RUN} and mode = b.mode and gameplay = b.gameplay
              limit ${MAX_COUNTED_RUNS}
          ) counted) as runs
        from board b where b.mode <> all($11::text[])
    ) boards where runs > 0`,
  parameters: [...runParameters, 'text[]'],
  columns: { mode: 'text', gameplay: 'text', runs: 'int4', solo: 'int8?', party: 'int8?' },
});

const runsById = defineQuery({
  text: `select ${RUN_COLUMNS} from match where id = any($1::int8[])`,
  parameters: ['int8[]'],
  columns: runColumns,
});

const optionCounts = defineQuery({
  text: `select map, mode, region, count(*)::int as runs from match
    where ${IS_RUN} and mode <> all($11::text[]) group by grouping sets ((map, mode), (region))
    order by runs desc, mode, map, region`,
  parameters: [...runParameters, 'text[]'],
  columns: { map: 'text?', mode: 'text?', region: 'text?', runs: 'int4' },
});

/** Returns how many runs there are by mode and map, and by region. */
export async function fetchRunOptions(db: Queryable, ranked: Ranked): Promise<RunOptionRow[]> {
  const values = runValues(toRunSelection({}, minWitnesses(ranked)), []);
  return await optionCounts.all(db, ...values, NOT_RAIDS);
}

/** Returns every raid with its fastest runs. */
export async function fetchSpeedRunOverview(
  { pool, catalogue, config }: Pick<Deps, 'pool' | 'catalogue' | 'config'>,
  filters: SpeedRunFilters,
  hidden: readonly string[],
  fetchOptions: () => Promise<RunOptionRow[]>,
): Promise<SpeedRunOverview> {
  const selection = toRunSelection(filters, minWitnesses(config.ranked));
  const values = runValues(selection, await fetchHiddenRuns(pool, hidden));
  const [raidRows, options] = await Promise.all([
    raids.all(pool, ...values, NOT_RAIDS),
    fetchOptions(),
  ]);
  const fastestIds = raidRows
    .flatMap(({ solo, party }) => [solo, party])
    .filter((id) => id !== null);
  const runs = await runsById.all(pool, fastestIds);
  const runners = await fetchRunners(pool, runs);
  return toSpeedRunOverview({ raids: raidRows, runs, runners, options }, catalogue);
}
