import {
  duckdbTypes,
  type FactTable,
  factOrder,
  fileColumns,
} from '@scrapboard/questions/fact-tables';
import { markPlayersSql } from '@scrapboard/questions/player-marks';
import { PROBABILITY_SCALE } from '@scrapboard/statistics';
import type { NumberTables } from './assign-numbers.ts';
import { type Extracts, quoteSqlString } from './extract-partition.ts';

/** The resource that `fuel` is about, by its name in game.log. */
const FUEL = 'Gasoline';

/** Returns a table function that reads Parquet files. */
export function readParquetSql(paths: readonly string[], options = ''): string {
  return `read_parquet([${paths.map(quoteSqlString).join(', ')}]${options})`;
}

/** The columns that every fact has of its match. */
const MATCH_COLUMNS_SQL = `m.match_id, make_timestamp(m.started * 1000000) as started_at, m.category, m.mode,
  m.gameplay, m.map, m.region, m.host, m.client_version, m.finished, m.witnesses`;

/**
 * Returns the query for a table's columns from another query, in an order that depends on nothing but
 * the rows, and in which `factOrder` lets questions skip most rows of other modes and parts.
 */
function selectFactsSql(table: FactTable, query: string, ...keys: string[]): string {
  const columns = fileColumns(table).map(
    ({ name, type }) => `"${name}"::${duckdbTypes[type]} as "${name}"`,
  );
  const order = [...factOrder[table], ...keys].join(', ');
  return `select ${columns.join(', ')} from (${query}) order by ${order}`;
}

/** Returns the query for the facts of players, whose numbers are in `numbers`. */
export function playersSql(
  { matches, players, predictions }: Extracts,
  numbers: NumberTables,
): string {
  return selectFactsSql(
    'players',
    markPlayersSql(`select ${MATCH_COLUMNS_SQL}, m.winner_team, m.humans, m.bots, p.* exclude (match_id), false as bot,
        player_numbers.number as player_no, build_numbers.number as build_no,
        p.player_id = m.first_player as first_of_match,
        case when p.team = m.first_team then e.expected else ${PROBABILITY_SCALE} - e.expected end as expected
      from ${players} p join ${matches} m using (match_id) left join ${predictions} e using (match_id)
        left join ${numbers.player_id} player_numbers on player_numbers.value = p.player_id
        left join ${numbers.build} build_numbers on build_numbers.value = p.build
    union all by name
    select ${MATCH_COLUMNS_SQL}, m.winner_team, m.humans, m.bots, m.team, true as bot, false as first_of_match,
        case when m.winner_team <= 0 then 0 when m.winner_team = m.team then 1
          when m.winner_team is not null then -1 end as result
      from (select *, unnest(string_split(bot_teams, ' '))::INTEGER as team
        from ${matches} where bots > 0) m`),
    'bot',
    'player_id',
    'team',
  );
}

/** Returns the query for what matches paid. `players` reads the facts of the same matches. */
export function rewardsSql({ matches, rewards }: Extracts, players: string): string {
  return selectFactsSql(
    'rewards',
    `select ${MATCH_COLUMNS_SQL}, p.player_id, p.build, p.player_no, p.build_no, p.power_score, p.team, p.party, p.party_size, p.result,
        p.duration, m.humans, m.bots,
        r.queue_ms, r.resource, r.amount,
        coalesce(bool_or(r.resource = '${FUEL}' and r.amount > 0) over (partition by r.match_id, r.player_id), false) as fuel
      from ${rewards} r join ${matches} m using (match_id)
        join ${players} p on p.match_id = r.match_id and p.player_id = r.player_id`,
    'player_id',
    'resource nulls first',
  );
}

/** Returns the query for who uploaded which match. */
export function uploadsSql({ matches, uploads }: Extracts): string {
  return selectFactsSql(
    'uploads',
    `select ${MATCH_COLUMNS_SQL}, u.* exclude (match_id, received), make_timestamp(u.received * 1000000) as received_at
      from ${uploads} u join ${matches} m using (match_id)`,
    'upload',
  );
}

/** Returns the query for the parts that builds have shown in these matches. */
export function buildsSql({ used }: Extracts, players: string): string {
  return `select distinct p.build, u.part from ${used} u
      join ${players} p on p.match_id = u.match_id and p.player_id = u.player_id
    where p.build is not null order by all`;
}

/**
 * Returns the query for the facts of parts: those that dealt damage (`used`), and those that the
 * build has shown in any match (`carried`).
 */
export function partsSql(used: string, players: string, carried: string): string {
  return selectFactsSql(
    'parts',
    `with seated as (
      select *, row_number() over (partition by match_id order by player_id) - 1 as seat
      from ${players}
    ), equipped as (
      select p.*, u.part, true as used, u.part_damage, u.part_hits, u.part_kills
        from ${used} u join seated p on p.match_id = u.match_id and p.player_id = u.player_id
      union all
      select p.*, c.part, false, 0, 0, 0
        from seated p join ${carried} c on c.build = p.build
          anti join ${used} u
            on u.match_id = p.match_id and u.player_id = p.player_id and u.part = c.part
    )
    select *, player_id = min(player_id) over same as first_of_part,
      used and player_id = min(case when used then player_id end) over same as first_used
    from equipped window same as (partition by match_id, part)`,
    'player_id',
  );
}
