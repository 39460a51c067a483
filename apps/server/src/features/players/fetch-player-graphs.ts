import type { MatchFilters, PlayerGraphs } from '@scrapboard/contract';
import { chooseGraphStep, MAX_GRAPH_POINTS, toGraphs } from '@scrapboard/read-models';
import { defineQuery, type Queryable } from '../../database/define-query.ts';
import {
  MATCH_FILTER_SQL,
  matchFilterParameters,
  matchFilterValues,
} from '../../match-filters/match-filter-sql.ts';

const playedTimesAndDamage = defineQuery({
  name: 'player damage',
  text: `select min(started_at) as first, max(started_at) as last, array_agg(damage) as damages
           from player_match
          where ${MATCH_FILTER_SQL} and result is not null`,
  parameters: matchFilterParameters,
  columns: { first: 'timestamptz?', last: 'timestamptz?', damages: 'int4[]?' },
});

const formByStep = defineQuery({
  name: 'player form',
  text: `select date_trunc($11, pm.started_at, 'UTC') as at,
                count(*)::int as games,
                (count(*) filter (where pm.result = 1))::int as wins,
                sum(pm.damage) as damage, sum(pm.score) as score,
                sum(pm.kills) as kills, sum(pm.assists) as assists,
                sum(pm.mvp) as mvp,
                (array_agg(r.mmr order by r.started_at desc, r.match_id desc)
                   filter (where r.mmr is not null))[1] as mmr
           from (select * from player_match
                  where ${MATCH_FILTER_SQL} and result is not null) as pm
           left join rating r on r.player_id = pm.player_id
                             and r.started_at = pm.started_at
                             and r.match_id = pm.match_id
          group by 1
          order by 1 desc
          limit ${MAX_GRAPH_POINTS}`,
  parameters: [...matchFilterParameters, 'text'],
  columns: {
    at: 'timestamptz',
    games: 'int4',
    wins: 'int4',
    damage: 'int8',
    score: 'int8',
    kills: 'int8',
    assists: 'int8',
    mvp: 'int8',
    mmr: 'int4?',
  },
});

/**
 * Returns a player's form over time and the distribution of their damage; finished matches only.
 */
export async function fetchPlayerGraphs(
  db: Queryable,
  playerId: string,
  filters: MatchFilters,
): Promise<PlayerGraphs> {
  const values = matchFilterValues(playerId, filters);
  const {
    first = null,
    last = null,
    damages,
  } = (await playedTimesAndDamage.first(db, ...values)) ?? {};
  const step = chooseGraphStep(first, last);
  const rows = first === null ? [] : await formByStep.all(db, ...values, step);
  return toGraphs(step, rows.reverse(), damages ?? []);
}
