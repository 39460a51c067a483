import type { MatchFilters, PlayerPowerScores } from '@scrapboard/contract';
import { type BandRow, toPowerScores } from '@scrapboard/read-models';
import { powerScoreBands } from '@scrapboard/statistics';
import type { Pool } from 'pg';
import { matchFilterSql, matchFilterValues } from '../../match-filters/match-filter-sql.ts';

/** How a player does by the power score of his vehicle; bands he never played in are left out. */
export async function fetchPlayerPowerScores(
  pool: Pool,
  playerId: string,
  filters: MatchFilters,
): Promise<PlayerPowerScores> {
  const { rows } = await pool.query<BandRow>({
    name: 'player power scores',
    // Its buckets count from 1.
    text: `select greatest(width_bucket(power_score, $11::int[]), 1) as band,
                  count(*)::int as games,
                  (count(*) filter (where result = 1))::int as wins,
                  sum(damage) as damage, sum(kills) as kills,
                  sum(assists) as assists, sum(score) as score
             from player_match
            where ${matchFilterSql} and result is not null
            group by 1
            order by 1`,
    values: [...matchFilterValues(playerId, filters), powerScoreBands.map(({ from }) => from)],
  });
  return toPowerScores(rows.map((row) => ({ ...row, band: row.band - 1 })));
}
