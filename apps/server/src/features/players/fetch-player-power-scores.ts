import type { MatchFilters, PlayerPowerScores } from '@scrapboard/contract';
import { perGame, powerScoreBands, rateOf } from '@scrapboard/statistics';
import type { Pool } from 'pg';
import { matchFilterSql, matchFilterValues } from '../../match-filters/match-filter-sql.ts';
import { points } from '../../rows/units.ts';

interface Row {
  /** 1 is the lowest band. */
  band: number;
  games: number;
  wins: number;
  damage: string;
  kills: string;
  assists: string;
  score: string;
}

/** How a player does by the power score of his vehicle; bands he never played in are left out. */
export async function fetchPlayerPowerScores(
  pool: Pool,
  playerId: string,
  filters: MatchFilters,
): Promise<PlayerPowerScores> {
  const { rows } = await pool.query<Row>({
    name: 'player power scores',
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
  const bands = rows.flatMap((row) => {
    const band = powerScoreBands[row.band - 1];
    if (band === undefined) return [];
    const { games } = row;
    return {
      from: band.from,
      to: band.to === null ? null : band.to + 1,
      label: band.name,
      games,
      winRate: rateOf(row.wins, games),
      damagePerGame: perGame(points(row.damage), games),
      killsPerGame: perGame(Number(row.kills), games),
      assistsPerGame: perGame(Number(row.assists), games),
      scorePerGame: perGame(Number(row.score), games),
    };
  });
  return { bands };
}
