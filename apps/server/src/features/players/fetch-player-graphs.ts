import type { MatchFilters, PlayerGraphs } from '@scrapboard/contract';
import { chooseStep, type FormRow, mostPoints, type Step, toGraphs } from '@scrapboard/read-models';
import type { Pool } from 'pg';
import { matchFilterSql, matchFilterValues } from '../../match-filters/match-filter-sql.ts';

/** How a player's form went over time, and how his damage a match is spread; finished matches only. */
export async function fetchPlayerGraphs(
  pool: Pool,
  playerId: string,
  filters: MatchFilters,
): Promise<PlayerGraphs> {
  const values = matchFilterValues(playerId, filters);
  const { first, last, damages } = await fetchSpread(pool, values);
  const step = chooseStep(first, last);
  const rows = first === null ? [] : await fetchForm(pool, values, step);
  return toGraphs(step, rows.reverse(), damages ?? []);
}

interface Spread {
  first: Date | null;
  last: Date | null;
  damages: number[] | null;
}

async function fetchSpread(pool: Pool, values: unknown[]): Promise<Spread> {
  const { rows } = await pool.query<Spread>({
    name: 'player spread',
    text: `select min(started_at) as first, max(started_at) as last, array_agg(damage) as damages
             from player_match
            where ${matchFilterSql} and result is not null`,
    values,
  });
  return rows[0] ?? { first: null, last: null, damages: null };
}

async function fetchForm(pool: Pool, values: unknown[], step: Step): Promise<FormRow[]> {
  const { rows } = await pool.query<FormRow>({
    name: 'player form',
    text: `select date_trunc($11, pm.started_at, 'UTC') as at,
                  count(*)::int as games,
                  (count(*) filter (where pm.result = 1))::int as wins,
                  sum(pm.damage) as damage, sum(pm.score) as score,
                  sum(pm.kills) as kills, sum(pm.assists) as assists,
                  (array_agg(r.mmr order by r.started_at desc, r.match_id desc)
                     filter (where r.mmr is not null))[1] as mmr
             from (select * from player_match
                    where ${matchFilterSql} and result is not null) as pm
             left join rating r on r.player_id = pm.player_id
                               and r.started_at = pm.started_at
                               and r.match_id = pm.match_id
            group by 1
            order by 1 desc
            limit ${mostPoints}`,
    values: [...values, step],
  });
  return rows;
}
