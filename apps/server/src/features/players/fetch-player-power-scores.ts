import { powerScoreBands } from '@scrapboard/catalogue/core';
import type { MatchFilters, PlayerPowerScores } from '@scrapboard/contract';
import { toPowerScores } from '@scrapboard/read-models';
import { defineQuery, type Queryable } from '../../database/define-query.ts';
import {
  MATCH_FILTER_SQL,
  matchFilterParameters,
  matchFilterValues,
} from '../../match-filters/match-filter-sql.ts';

const powerScores = defineQuery({
  name: 'player power scores',
  // width_bucket counts from 1.
  text: `select greatest(width_bucket(power_score, $11::int[]), 1) as band,
                count(*)::int as games,
                (count(*) filter (where result = 1))::int as wins,
                sum(damage) as damage, sum(kills) as kills,
                sum(assists) as assists, sum(score) as score
           from player_match
          where ${MATCH_FILTER_SQL} and result is not null
          group by 1
          order by 1`,
  parameters: [...matchFilterParameters, 'int4[]'],
  columns: {
    band: 'int4',
    games: 'int4',
    wins: 'int4',
    damage: 'int8',
    kills: 'int8',
    assists: 'int8',
    score: 'int8',
  },
});

const LOWER_BOUNDS = powerScoreBands.map(({ from }) => from);

/**
 * Returns how a player does by the power score of their vehicle; bands they never played in are
 * left out.
 */
export async function fetchPlayerPowerScores(
  db: Queryable,
  playerId: string,
  filters: MatchFilters,
): Promise<PlayerPowerScores> {
  const values = matchFilterValues(playerId, filters);
  const rows = await powerScores.all(db, ...values, LOWER_BOUNDS);
  return toPowerScores(rows.map((row) => ({ ...row, band: row.band - 1 })));
}
