import type { PlayerSpeedRuns, PlayerSpeedRunsQuery } from '@scrapboard/contract';
import {
  NON_RAID_MODES,
  ONE_SECOND_IN_TENTHS,
  toPlayerSpeedRuns,
  toRunSelection,
} from '@scrapboard/read-models';
import { defineQuery } from '../../database/define-query.ts';
import { pick } from '../../database/define-table.ts';
import { match } from '../../database/tables/matches.ts';
import { playerMatch } from '../../database/tables/players.ts';
import type { Deps } from '../../deps.ts';
import { getMinWitnesses } from '../ratings/ranked-setting.ts';
import { fetchHiddenRuns } from './fetch-hidden-runs.ts';
import { IS_SPEED_RUN_SQL, speedRunParameters, speedRunValues } from './speed-run-sql.ts';

const playerRuns = defineQuery({
  text: `select match_id from player_match where player_id = $1 and category = 'pve' and result = 1
    and ($2::text is null or mode = $2) and ($3::text is null or gameplay = $3)
    and mode <> all($4::text[])`,
  parameters: ['text', 'text?', 'text?', 'text[]'],
  columns: pick(playerMatch, 'match_id'),
});

const standings = defineQuery({
  text: `select b.*, s.* from (
      select distinct on (mode, gameplay) id, mode, gameplay, started_at, battle_time, witnesses,
          (count(*) over (partition by mode, gameplay))::int as runs
        from match where ${IS_SPEED_RUN_SQL} and id = any($11::int8[])
        order by mode, gameplay, battle_time, started_at, id
    ) b cross join lateral (
      select count(*)::int as total, min(battle_time) as record,
          (count(*) filter (where (battle_time, started_at, id) < (b.battle_time, b.started_at, b.id)))::int as above,
          (count(*) filter (where (battle_time, started_at, id)
            < (b.battle_time - ${ONE_SECOND_IN_TENTHS}, b.started_at, b.id)))::int as above_if_faster,
          max(battle_time - case when (started_at, id) < (b.started_at, b.id) then 1 else 0 end)
            filter (where (battle_time, started_at, id)
              < (b.battle_time, b.started_at, b.id)) as next_rank_time
        from match where ${IS_SPEED_RUN_SQL} and mode = b.mode and gameplay = b.gameplay
    ) s`,
  parameters: [...speedRunParameters, 'int8[]'],
  columns: {
    ...pick(match, 'id', 'mode', 'gameplay', 'started_at', 'witnesses'),
    ...{ battle_time: 'int4!', runs: 'int4', total: 'int4', record: 'int4!' },
    ...{ above: 'int4', above_if_faster: 'int4', next_rank_time: 'int4?' },
  },
});

/** Returns a player's fastest run of each raid, and its rank among all runs of that raid. */
export async function fetchPlayerSpeedRuns(
  { pool, catalogue, config }: Pick<Deps, 'pool' | 'catalogue' | 'config'>,
  playerId: string,
  { mode, raid, ...filters }: PlayerSpeedRunsQuery,
  hidden: readonly string[],
): Promise<PlayerSpeedRuns> {
  const [playerRunRows, hiddenRuns] = await Promise.all([
    playerRuns.all(pool, playerId, mode ?? null, raid ?? null, NON_RAID_MODES),
    fetchHiddenRuns(pool, hidden),
  ]);
  const ids = playerRunRows.map(({ match_id }) => match_id);
  const values = speedRunValues(
    toRunSelection(filters, getMinWitnesses(config.ranked)),
    hiddenRuns,
  );
  const rows = ids.length === 0 ? [] : await standings.all(pool, ...values, ids);
  return toPlayerSpeedRuns(rows, catalogue);
}
