import type { MatchFilters, PartGroup, PlayerParts } from '@scrapboard/contract';
import { hasFilters, type PartRow, type PartRows, toParts } from '@scrapboard/read-models';
import type { Pool } from 'pg';
import type { Deps } from '../../deps.ts';
import { matchFilterSql, matchFilterValues } from '../../match-filters/match-filter-sql.ts';

/** A player's weapons, movement parts or cabins: what dealt damage for him in finished matches. */
export async function fetchPlayerParts(
  { pool, catalogue }: Pick<Deps, 'pool' | 'catalogue'>,
  playerId: string,
  filters: MatchFilters,
  group: PartGroup,
): Promise<PlayerParts> {
  const rows = hasFilters(filters)
    ? await fetchChosen(pool, matchFilterValues(playerId, filters))
    : await fetchFolds(pool, playerId);
  return toParts(rows, catalogue, group);
}

type AllRow = PartRows['all'];
const none: AllRow = { games: 0, damage: '0' };

/** Without filters: the rows that storing keeps up to date. */
async function fetchFolds(pool: Pool, playerId: string): Promise<PartRows> {
  const [all, parts] = await Promise.all([
    pool.query<AllRow>('select games, tot_damage as damage from player_fold where player_id = $1', [
      playerId,
    ]),
    pool.query<PartRow>(
      `select part, games, wins, damage, hits, kills
         from player_part_fold where player_id = $1`,
      [playerId],
    ),
  ]);
  return { all: all.rows[0] ?? none, parts: parts.rows };
}

async function fetchChosen(pool: Pool, values: unknown[]): Promise<PartRows> {
  const [all, parts] = await Promise.all([
    pool.query<AllRow>({
      name: 'player parts total',
      text: `select count(*)::int as games, coalesce(sum(damage), 0) as damage
               from player_match where ${matchFilterSql} and result is not null`,
      values,
    }),
    pool.query<PartRow>({
      name: 'player parts',
      text: `select used.part, count(*)::int as games,
                    (count(*) filter (where result = 1))::int as wins,
                    sum(used.damage) as damage, sum(used.hits) as hits, sum(used.kills) as kills
               from (select result, part_ids, part_damage, part_hits, part_kills
                       from player_match where ${matchFilterSql} and result is not null) as chosen
              cross join unnest(part_ids, part_damage, part_hits, part_kills)
                         as used (part, damage, hits, kills)
              group by used.part`,
      values,
    }),
  ]);
  return { all: all.rows[0] ?? none, parts: parts.rows };
}
