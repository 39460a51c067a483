import { powerScoreBands } from '@scrapboard/statistics';
import { defineQuery, type Queryable } from '../../database/define-query.ts';
import { bucketNumbers } from '../../database/tables/buckets.ts';
import { bucketSumColumns, modeSumColumns } from '../store/tally.ts';

const LOWER_BOUNDS = powerScoreBands.map(({ from }) => from).join(', ');
const OUTCOMES = ['wins', 'losses', 'draws'];
const PART_SUMS = ['damage', 'hits', 'kills'];

const modeSums = [...modeSumColumns, ...bucketSumColumns].join(', ');

/** The matches of the day $1 (UTC), and the finished games of their players. */
const MATCHES_AND_GAMES = `matches as (
    select * from match where started_at >= ($1::date)::timestamp at time zone 'UTC'
      and started_at < ($1::date + 1)::timestamp at time zone 'UTC'),
  games as (
    select g.*, greatest(width_bucket(g.power_score, array[${LOWER_BOUNDS}]), 1) - 1 as band
    from matches m join player_match g on g.player_id = any(m.player_ids)
      and g.started_at = m.started_at and g.match_id = m.id
    where g.result is not null)`;

const COUNT_OUTCOMES = [1, -1, 0].map((result) => `count(*) filter (where result = ${result})`);
const sumGames = ['count(*)', ...COUNT_OUTCOMES, ...bucketNumbers.map((name) => `sum(${name})`)];

const tables = [
  {
    what: 'modes',
    query: defineComparison({
      table: 'bucket_mode',
      columns: `day, category, mode, gameplay, map, region, ${modeSums}`,
      select: `select $1::date, m.category, m.mode, m.gameplay, m.map, coalesce(m.region, ''),
          count(*), count(*) filter (where m.finished), sum(m.bots), coalesce(sum(m.battle_time), 0),
          ${bucketSumColumns.map((name) => `coalesce(sum(s.${name}), 0)`).join(', ')}
        from matches m left join (
          select match_id, ${bucketSumColumns.map((name, i) => `${sumGames[i]} as ${name}`).join(', ')}
          from games group by 1) s on s.match_id = m.id
        group by 2, 3, 4, 5, 6`,
      count: 'matches',
    }),
  },
  {
    what: 'power scores',
    query: defineComparison({
      table: 'bucket_band',
      columns: `day, category, mode, band, ${bucketSumColumns.join(', ')}`,
      select: `select $1::date, category, mode, band, ${sumGames.join(', ')}
        from games group by 2, 3, 4`,
      count: 'games',
    }),
  },
  {
    what: 'parts',
    query: defineComparison({
      table: 'bucket_part',
      columns: ['day, category, mode, band, part, uses', ...OUTCOMES, ...PART_SUMS].join(', '),
      select: `select $1::date, category, mode, band, part, count(*), ${COUNT_OUTCOMES.join(', ')},
          ${PART_SUMS.map((name) => `sum(${name})`).join(', ')}
        from (
          select category, mode, band, result, unnest(part_ids) as part,
            unnest(part_damage) as damage, unnest(part_hits) as hits, unnest(part_kills) as kills
          from games) uses
        group by 2, 3, 4, 5`,
      count: 'uses',
    }),
  },
];

interface Comparison {
  table: string;
  columns: string;
  /** Sums up `matches` and `games` again, in the order of the columns. */
  select: string;
  /** The column that is 0 in a row of which everything was removed again. */
  count: string;
}

function defineComparison({ table, columns, select, count }: Comparison) {
  return defineQuery({
    text: `with ${MATCHES_AND_GAMES},
        expected (${columns}) as (${select}),
        stored as (select ${columns} from ${table} where day = $1::date and ${count} <> 0)
      select exists (
        (table expected except table stored) union all (table stored except table expected)
      ) as wrong`,
    parameters: ['date'],
    columns: { wrong: 'bool' },
  });
}

const playedDays = defineQuery({
  text: `select distinct to_char(m.started_at at time zone 'UTC', 'YYYY-MM-DD') as day
    from upload_match s join match m on m.id = s.match_id
    where s.upload_id = any($1::text[]) order by 1`,
  parameters: ['text[]'],
  columns: { day: 'text?' },
});

/** Returns the days (UTC, ISO 8601) of the matches of some uploads. */
export async function findDays(db: Queryable, uploadIds: readonly string[]): Promise<string[]> {
  const rows = await playedDays.all(db, uploadIds);
  return rows.flatMap(({ day }) => day ?? []);
}

/**
 * Compares the sums of a day (UTC, ISO 8601) with its matches and returns a line for each problem.
 * `db` must see one moment of the database.
 */
export async function compareBuckets(db: Queryable, day: string): Promise<string[]> {
  const problems: string[] = [];
  for (const { what, query } of tables) {
    const row = await query.first(db, day);
    if (row?.wrong === true)
      problems.push(`${day}: the sums of ${what} are not those of the matches`);
  }
  return problems;
}
