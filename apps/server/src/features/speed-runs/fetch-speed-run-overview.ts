import type { SpeedRunFilters, SpeedRunOverview } from '@scrapboard/contract';
import {
  MAX_COUNTED_RUNS,
  NON_RAID_MODES,
  type RunOptionRow,
  toRunSelection,
  toSpeedRunOverview,
} from '@scrapboard/read-models';
import { defineQuery, type Queryable } from '../../database/define-query.ts';
import type { Deps } from '../../deps.ts';
import { getMinWitnesses, type Ranked } from '../ratings/ranked-setting.ts';
import { fetchHiddenRuns } from './fetch-hidden-runs.ts';
import { fetchRunners, RUN_COLUMNS_SQL, runColumns } from './fetch-runners.ts';
import {
  IS_SPEED_RUN_SQL,
  IS_WON_RAID_SQL,
  type SpeedRunValues,
  speedRunParameters,
  speedRunValues,
} from './speed-run-sql.ts';

/** Returns the subquery for the fastest run of a board. */
const fastestRunSql = (party: string) => `(
    select id from match where ${IS_SPEED_RUN_SQL} and mode = b.mode and gameplay = b.gameplay and ${party}
      order by battle_time, started_at, id limit 1
  )`;

/** Returns the query for the next board in the order of the index: a loose index scan reads one row of each. */
const nextBoardSql = (condition: string) => `select mode, gameplay from match
    where ${IS_WON_RAID_SQL} and ${condition} order by mode, gameplay limit 1`;

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
            select from match where ${IS_SPEED_RUN_SQL} and mode = b.mode and gameplay = b.gameplay
              limit ${MAX_COUNTED_RUNS}
          ) counted) as runs
        from board b where b.mode <> all($11::text[])
    ) boards where runs > 0`,
  parameters: [...speedRunParameters, 'text[]'],
  columns: { mode: 'text', gameplay: 'text', runs: 'int4', solo: 'int8?', party: 'int8?' },
});

const runsById = defineQuery({
  text: `select ${RUN_COLUMNS_SQL} from match where id = any($1::int8[])`,
  parameters: ['int8[]'],
  columns: runColumns,
});

const optionCounts = defineQuery({
  text: `select map, mode, region, count(*)::int as runs from match
    where ${IS_SPEED_RUN_SQL} and mode <> all($11::text[]) group by grouping sets ((map, mode), (region))
    order by runs desc, mode, map, region`,
  parameters: [...speedRunParameters, 'text[]'],
  columns: { map: 'text?', mode: 'text?', region: 'text?', runs: 'int4' },
});

/** Returns how many runs there are by mode and map, and by region. */
export async function fetchRunOptions(db: Queryable, ranked: Ranked): Promise<RunOptionRow[]> {
  const values = speedRunValues(toRunSelection({}, getMinWitnesses(ranked)), []);
  return await optionCounts.all(db, ...values, NON_RAID_MODES);
}

/** Returns every raid with its fastest runs and how many it has. */
export const fetchRaids = (db: Queryable, values: SpeedRunValues) =>
  raids.all(db, ...values, NON_RAID_MODES);

/** What takes longest to read, which the caller may cache. */
interface OverviewReads {
  fetchRaids: (values: SpeedRunValues) => ReturnType<typeof fetchRaids>;
  fetchOptions: () => Promise<RunOptionRow[]>;
}

/** Returns the overview of all raids. */
export async function fetchSpeedRunOverview(
  { pool, catalogue, config }: Pick<Deps, 'pool' | 'catalogue' | 'config'>,
  filters: SpeedRunFilters,
  hidden: readonly string[],
  reads: OverviewReads,
): Promise<SpeedRunOverview> {
  const selection = toRunSelection(filters, getMinWitnesses(config.ranked));
  const values = speedRunValues(selection, await fetchHiddenRuns(pool, hidden));
  const [raidRows, options] = await Promise.all([reads.fetchRaids(values), reads.fetchOptions()]);
  const fastestIds = raidRows
    .flatMap(({ solo, party }) => [solo, party])
    .filter((id) => id !== null);
  const runs = await runsById.all(pool, fastestIds);
  const runners = await fetchRunners(pool, runs);
  return toSpeedRunOverview({ raids: raidRows, runs, runners, options }, catalogue);
}
