import type { Catalogue } from '@scrapboard/catalogue';
import type { CategoryId } from '@scrapboard/contract';
import { OVERVIEW_TOP_SIZE, type OverviewRows } from '@scrapboard/read-models';
import type { Config } from '../../config.ts';
import { defineQuery, type Queryable } from '../../database/define-query.ts';
import { pick } from '../../database/define-table.ts';
import { typed } from '../../database/sql-types.ts';
import { match } from '../../database/tables/matches.ts';
import { player, playerPartFold } from '../../database/tables/players.ts';
import type { QuestionService } from '../questions/create-question-service.ts';
import { minWitnesses } from '../ratings/ranked-setting.ts';
import { fetchBands } from './fetch-bands.ts';

/** The number of newest matches that are scanned. */
const NEWEST_MATCHES = 20_000;

const totals = defineQuery({
  text: `select (select count(*)::int from upload where status = 'stored') as uploads,
              (select count(*)::int from player_fold where upload_count > 0) as uploaders,
              (select count(*)::int from (select from match limit ${NEWEST_MATCHES}) m) as matches_scanned`,
  columns: { uploads: 'int4', uploaders: 'int4', matches_scanned: 'int4' },
});

const modeTotals = defineQuery({
  text: `select category, mode, count(*)::int as matches,
              (count(*) filter (where finished))::int as finished,
              coalesce(sum(battle_time), 0)::numeric as battle_time,
              to_char(max(started_at) at time zone 'UTC', 'YYYY-MM-DD') as newest_day
         from match group by category, mode`,
  columns: {
    category: typed<CategoryId>('text'),
    mode: 'text',
    matches: 'int4',
    finished: 'int4',
    battle_time: 'numeric',
    newest_day: 'text',
  },
});

const partTotals = defineQuery({
  text: `select part, sum(games)::int as games, sum(wins)::int as wins
         from player_part_fold group by part`,
  columns: { part: 'text', games: 'int4', wins: 'int4' },
});

const fastestWins = defineQuery({
  text: `select * from (
    select distinct on (mode) id, mode, map, battle_time, started_at
      from (select * from match order by started_at desc, id desc limit ${NEWEST_MATCHES}) m
     where category = 'pve' and finished and battle_time > 0 and winner_team = any(teams)
       and witnesses >= $1::int4
     order by mode, battle_time, started_at
  ) best order by battle_time, mode`,
  parameters: ['int4'],
  columns: { ...pick(match, 'id', 'mode', 'map', 'started_at'), battle_time: 'int4!' },
});

const partLeaders = defineQuery({
  text: `select player_id, p.nickname, part, damage
    from (select f.player_id, f.part, f.damage,
                 row_number() over (partition by kinds.kind order by f.damage desc, f.player_id) as place
            from player_part_fold f
            join unnest($1::text[], $2::text[]) as kinds (part, kind) on kinds.part = f.part
           where f.damage > 0) as placed
    join player p on p.id = placed.player_id
   where place <= $3
   order by damage desc, player_id`,
  parameters: ['text[]', 'text[]', 'int8'],
  columns: { ...pick(playerPartFold, 'player_id', 'part', 'damage'), ...pick(player, 'nickname') },
});

interface OverviewDeps {
  pool: Queryable;
  catalogue: Pick<Catalogue, 'part'>;
  config: Pick<Config, 'ranked'>;
  questions: Pick<QuestionService, 'answer'>;
}

/**
 * Reads the totals over all stored matches. `extraLeaders`: how many leaders to return beyond
 * those shown, to replace hidden players.
 */
export async function fetchOverview(
  { pool, catalogue, config, questions }: OverviewDeps,
  extraLeaders: number,
): Promise<OverviewRows> {
  const [found, modes, parts, bands, fastest] = await Promise.all([
    totals.first(pool),
    modeTotals.all(pool),
    partTotals.all(pool),
    fetchBands(pool, questions),
    fastestWins.all(pool, minWitnesses(config.ranked)),
  ]);
  const kinds = parts.map(({ part }) => [part, catalogue.part(part).category] as const);
  const leaders = await partLeaders.all(
    pool,
    kinds.map(([part]) => part),
    kinds.map(([, kind]) => kind),
    OVERVIEW_TOP_SIZE + extraLeaders,
  );
  const counts = found ?? { uploads: 0, uploaders: 0, matches_scanned: 0 };
  return { ...counts, modes, parts, bands, leaders, fastest };
}
