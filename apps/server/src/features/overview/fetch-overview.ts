import type { Catalogue } from '@scrapboard/catalogue';
import { type OverviewRows, overviewTop } from '@scrapboard/read-models';
import type { Pool } from 'pg';

/** The newest matches that are looked through; an index gives them without reading the rest. */
const newest = 20_000;

/** Reads what all stored matches together say. `spare`: leaders beyond those shown, for hidden players. */
export async function fetchOverview(
  { pool, catalogue }: { pool: Pool; catalogue: Pick<Catalogue, 'part'> },
  spare: number,
): Promise<OverviewRows> {
  const [counts, modes, parts, bands, fastest] = await Promise.all([
    pool.query<Pick<OverviewRows, 'uploads' | 'uploaders' | 'looked_at'>>(
      `select (select count(*)::int from upload where status = 'stored') as uploads,
              (select count(*)::int from player_fold where upload_count > 0) as uploaders,
              (select count(*)::int from (select from match limit ${newest}) m) as looked_at`,
    ),
    pool.query<OverviewRows['modes'][number]>(
      `select category, mode, sum(matches)::int as matches, sum(finished)::int as finished,
              sum(battle_time) as battle_time, max(day)::text as newest_day
         from bucket_mode group by category, mode`,
    ),
    pool.query<OverviewRows['parts'][number]>(
      `select part, sum(uses)::int as games, sum(wins)::int as wins
         from bucket_part group by part`,
    ),
    pool.query<OverviewRows['bands'][number]>(
      `select band, sum(games)::int as games, sum(wins)::int as wins
         from bucket_band group by band order by band`,
    ),
    pool.query<OverviewRows['fastest'][number]>(fastestSql),
  ]);
  const kinds = parts.rows.map(({ part }) => [part, catalogue.part(part).category] as const);
  const leaders = await pool.query<OverviewRows['leaders'][number]>(leadersSql, [
    kinds.map(([part]) => part),
    kinds.map(([, kind]) => kind),
    overviewTop + spare,
  ]);
  const [found = { uploads: 0, uploaders: 0, looked_at: 0 }] = counts.rows;
  return {
    ...found,
    modes: modes.rows,
    parts: parts.rows,
    bands: bands.rows,
    leaders: leaders.rows,
    fastest: fastest.rows,
  };
}

const fastestSql = `
  select * from (
    select distinct on (mode) id, mode, map, battle_time, started_at
      from (select * from match order by started_at desc, id desc limit ${newest}) m
     where category = 'pve' and finished and battle_time > 0 and winner_team = any(teams)
     order by mode, battle_time, started_at
  ) best order by battle_time, mode`;

const leadersSql = `
  select player_id, p.nickname, part, damage
    from (select f.player_id, f.part, f.damage,
                 row_number() over (partition by kinds.kind order by f.damage desc, f.player_id) as place
            from player_part_fold f
            join unnest($1::text[], $2::text[]) as kinds (part, kind) on kinds.part = f.part
           where f.damage > 0) as placed
    join player p on p.id = placed.player_id
   where place <= $3
   order by damage desc, player_id`;
