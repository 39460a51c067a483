import type { MatchFilters, PlayerGraphs } from '@scrapboard/contract';
import { histogram, median, perGame, rateOf } from '@scrapboard/statistics';
import type { Pool } from 'pg';
import { matchFilterSql, matchFilterValues } from '../../match-filters/match-filter-sql.ts';
import { points } from '../../rows/units.ts';

type Step = PlayerGraphs['step'];

const mostPoints = 120;
const day = 86_400_000;

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
  const damage = (damages ?? []).map(points);
  return {
    step,
    form: rows.reverse().map((row) => ({
      at: row.at.toISOString(),
      games: row.games,
      winRate: rateOf(row.wins, row.games),
      damage: perGame(points(row.damage), row.games),
      score: perGame(Number(row.score), row.games),
      kills: perGame(Number(row.kills), row.games),
      assists: perGame(Number(row.assists), row.games),
      mmr: row.mmr,
    })),
    damage: histogram(damage).map(({ from, to, count }) => ({ from, to, matches: count })),
    median: damage.length === 0 ? null : median(damage),
  };
}

/** The finest step that keeps the points few enough to read. */
function chooseStep(first: Date | null, last: Date | null): Step {
  const days = first === null || last === null ? 0 : (last.getTime() - first.getTime()) / day;
  if (days <= mostPoints - 2) return 'day';
  return days <= (mostPoints - 2) * 7 ? 'week' : 'month';
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

interface FormRow {
  at: Date;
  games: number;
  wins: number;
  damage: string;
  score: string;
  kills: string;
  assists: string;
  mmr: number | null;
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
