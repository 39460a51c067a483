import { mkdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Duckdb } from '../../../apps/server/src/duckdb/create-duckdb.ts';
import {
  composeManifest,
  emptyTables,
  writeFactsManifest,
} from '../../../apps/server/src/features/facts/manifest.ts';
import { defaultCatalogue } from '../../../packages/catalogue/src/index.ts';
import { matchNumbers } from '../../../packages/contract/src/player-numbers.ts';
import {
  type DerivedTable,
  derivedFiles,
  derivedFrom,
} from '../../../packages/questions/src/derived-files.ts';
import {
  duckdbTypes,
  type FactTable,
  factOrder,
  fileColumns,
  ROWS_PER_BLOCK,
} from '../../../packages/questions/src/fact-tables.ts';
import { markPlayersSql } from '../../../packages/questions/src/player-marks.ts';

const PLAYERS_PER_MATCH = 10;
const PLAYERS = 20_000;
const VEHICLES_PER_PLAYER = 20;
/** A player has the same seat in all matches, so that nobody plays against themselves. */
const SEAT = `replace(p.player_id, '@live', '')::int % ${PLAYERS_PER_MATCH}`;
const START = Date.UTC(2026, 0, 1);
const DAYS = 365;

const modes = [
  ...['8v8', '8v8', '8v8', '6v6'].map((mode) => ['pvp', mode]),
  ...['clan-war', 'raid-easy', 'raid-medium', 'raid-hard', 'battle-royale', 'bedlam'].map(
    (mode) => [mode.startsWith('raid') ? 'pve' : mode === 'clan-war' ? 'pvp' : 'brawl', mode],
  ),
];
const sqlList = (texts: readonly (string | undefined)[]) =>
  `[${texts.map((text) => `'${text}'`).join(', ')}]`;
/** SQL for a pseudorandom whole number from 0 to `n` - 1, derived from some values. */
const randomSql = (n: number, ...seeds: (string | number)[]) =>
  `(hash(${seeds.join(', ')}) % ${n})`;
/** The same, but small numbers are more frequent. */
const skewedSql = (n: number, ...seeds: (string | number)[]) =>
  `floor(${n} * pow(${randomSql(1_000_000, ...seeds)} / 1e6, 2.5))::int`;
const pickSql = (texts: readonly (string | undefined)[], index: string) =>
  `${sqlList(texts)}[1 + (${index})::int]`;

const numberSql: Record<string, string> = {
  rounds: '1',
  round_wins: `(result = 1)::int`,
  round_losses: `(result = -1)::int`,
  round_draws: '0',
  mvp: `(${randomSql(10, 'i', 11)} = 0)::int`,
  kills: randomSql(6, 'i', 12),
  deaths: randomSql(2, 'i', 13),
  assists: randomSql(4, 'i', 14),
  damage: randomSql(400_000, 'i', 15),
  damage_rec: randomSql(400_000, 'i', 16),
  cabin_damage: randomSql(60_000, 'i', 17),
  drone_kills: '0',
  score: randomSql(4000, 'i', 18),
  duration: `600 + ${randomSql(2400, 'match_id', 19)}`,
};

/** Rows of players: ten per match, whose builds have three or four parts. */
const playersSql = (from: number, to: number) => `
  with seats as (
    select range as i, range // ${PLAYERS_PER_MATCH} as match_id from range(${from}, ${to})
  ), seated as (
    select *, ${randomSql(modes.length, 'match_id', 1)} as kind,
      ${PLAYERS_PER_MATCH} * ${skewedSql(PLAYERS / PLAYERS_PER_MATCH, 'i', 2)} + i % ${PLAYERS_PER_MATCH} as number,
      1 + (i % ${PLAYERS_PER_MATCH}) // ${PLAYERS_PER_MATCH / 2} as team,
      ${randomSql(2, 'match_id', 3)} + 1 as winner_team,
      ${randomSql(VEHICLES_PER_PLAYER, 'i', 4)} as vehicle
    from seats
  ), played as (
    select *, case when winner_team = team then 1 else -1 end as result from seated
  )
  select match_id,
    make_timestamp(${START * 1000}::bigint + (match_id * MATCH_US)::bigint // 1000000 * 1000000) as started_at,
    ${pickSql(
      modes.map(([category]) => category),
      'kind',
    )} as category,
    ${pickSql(
      modes.map(([, mode]) => mode),
      'kind',
    )} as mode,
    'Gameplay' as gameplay, 'map_' || ${randomSql(40, 'match_id', 5)} as map,
    ${pickSql(['eu', 'na', 'ru', 'asia'], randomSql(4, 'match_id', 6))} as region,
    'host-' || ${randomSql(50, 'match_id', 7)} as host,
    '2.' || (match_id * 26 // MATCHES) as client_version,
    true as finished, 1 + ${randomSql(3, 'match_id', 8)} as witnesses,
    number || '@live' as player_id, number + 1 as player_no, number * ${VEHICLES_PER_PLAYER} + vehicle + 1 as build_no, false as bot, i % ${PLAYERS_PER_MATCH} = 0 as first_of_match,
    printf('%08x', hash(number, vehicle) % 4294967296) as build,
    3000 + ${randomSql(12_000, 'number', 'vehicle', 9)} as power_score, team,
    null as party, case when ${randomSql(3, 'i', 10)} = 0 then 2 else 1 end as party_size, result,
    ${matchNumbers.map(({ column }) => `${numberSql[column] ?? '0'} as ${column}`).join(', ')},
    case when kind < 4 or kind = 8 then 5000 + (team * 2 - 3) * ${randomSql(2000, 'match_id', 30)}::int end as expected,
    winner_team, ${PLAYERS_PER_MATCH} as humans, 0 as bots
  from played`;

const parts = defaultCatalogue
  .parts()
  .filter(({ category }) => category !== 'frame' && category !== 'structure')
  .map(({ id }) => id);

const partsSql = (playersFile: string) => `
  with equipped as (
    select p.*, ${SEAT} as seat,
      ${pickSql(parts, `4 * ${skewedSql(Math.floor(parts.length / 4), 'p.build', 'slot', 20)} + slot`)} as part,
      ${randomSql(10, 'p.match_id', 'p.player_id', 'slot', 21)} < 7 as used,
      case when used then 1 + ${randomSql(200_000, 'p.match_id', 'p.player_id', 'slot', 22)} else 0 end as part_damage,
      case when used then ${randomSql(40, 'p.match_id', 'p.player_id', 'slot', 23)} else 0 end as part_hits,
      case when used then ${randomSql(3, 'p.match_id', 'p.player_id', 'slot', 24)} else 0 end as part_kills
    from read_parquet('${playersFile}') p, range(3 + (hash(p.build) % 2)::int) slots(slot)
  )
  select *, seat = min(seat) over same as first_of_part,
    used and seat = min(case when used then seat end) over same as first_used
  from equipped window same as (partition by match_id, part)`;

/** A third of the matches have a game.log, with a row for the match and one per resource it paid. */
const rewardsSql = (playersFile: string) => `
  select p.*, 1000 * ${randomSql(120, 'match_id', 25)} as queue_ms, ${randomSql(4, 'match_id', 26)} = 0 as fuel,
    resources.resource, case when resource is null then 0 else 1000 * ${randomSql(80, 'match_id', 'resource', 27)} end as amount
  from read_parquet('${playersFile}') p,
    unnest([null, 'expFactionTotal', 'Scrap_Common', 'Accumulators', 'Gasoline']) resources(resource)
  where first_of_match and ${randomSql(3, 'match_id', 28)} = 0`;

/** Every match has one log; about one in five has a second. */
const uploadsSql = (playersFile: string) => `
  select *, hash(player_id, started_at::date) % 9223372036854775807 as upload,
    started_at + interval 1 hour as received_at, 'cli' as source,
    case when first_of_match then 'new' else 'known' end as outcome, player_id as uploader
  from read_parquet('${playersFile}')
  where first_of_match or (team = 2 and ${randomSql(25, 'match_id', 'player_id', 29)} = 0)`;

/** Returns the columns of a table; those that the query lacks are null, or empty if they may not be null. */
function columnsSql(table: FactTable, knownColumns: ReadonlySet<string>): string {
  return fileColumns(table)
    .map(({ name, type, nullable }) => {
      const empty = type === 'bool' ? 'false' : type === 'text' ? "''" : '0';
      const value = knownColumns.has(name) ? `"${name}"` : nullable ? 'null' : empty;
      return `${value}::${duckdbTypes[type]} as "${name}"`;
    })
    .join(', ');
}

/** Writes a year of simulated facts as the server does: a file per table and month. */
export async function seedFacts(
  duckdb: Pick<Duckdb, 'run'>,
  folder: string,
  rows: number,
): Promise<void> {
  const matches = rows / PLAYERS_PER_MATCH;
  const matchUs = (DAYS * 86_400_000_000) / matches;
  const tables = emptyTables();
  for (const table of Object.keys(tables)) await mkdir(join(folder, table), { recursive: true });
  const writeTable = async (table: FactTable, month: number, query: string) => {
    const [{ known: knownColumns = [] } = {}] = (await duckdb.run(
      `select list(column_name) as known from (describe ${query})`,
    )) as { known?: string[] }[];
    return await write(
      table,
      month,
      `select ${columnsSql(table, new Set(knownColumns))} from (${query})
        order by ${factOrder[table].join(', ')}`,
    );
  };
  const write = async (table: FactTable | DerivedTable, month: number, query: string) => {
    const day = (m: number) => new Date(Date.UTC(2026, m, 1)).toISOString().slice(0, 10);
    const from = day(month);
    const file = `${table}/${from.slice(0, 7)}-${String(month).padStart(16, '0')}.parquet`;
    const path = join(folder, file);
    await duckdb.run(
      `copy (${query}) to '${path}' (format parquet, compression zstd, row_group_size ${ROWS_PER_BLOCK})`,
    );
    const [countRow] = await duckdb.run(`select count(*)::int as n from read_parquet('${path}')`);
    const { size: bytes } = await stat(path);
    tables[table].push({ file, from, to: day(month + 1), rows: Number(countRow?.n), bytes });
    return path;
  };
  const writeDerived = async (sourceTable: 'players' | 'parts', month: number, path: string) => {
    for (const table of derivedFrom(sourceTable)) {
      await write(table, month, derivedFiles[table].sql(`read_parquet('${path}')`));
    }
  };
  for (let month = 0; month < 12; month += 1) {
    const firstSeatOf = (m: number) =>
      Math.ceil(((Date.UTC(2026, m, 1) - START) * 1000) / matchUs) * PLAYERS_PER_MATCH;
    const query = playersSql(firstSeatOf(month), Math.min(rows, firstSeatOf(month + 1)))
      .replaceAll('MATCH_US', `${matchUs}`)
      .replaceAll('MATCHES', `${matches}`);
    const players = await writeTable('players', month, markPlayersSql(query));
    await writeDerived('players', month, players);
    const parts = await writeTable('parts', month, partsSql(players));
    await writeDerived('parts', month, parts);
    await writeTable('rewards', month, rewardsSql(players));
    await writeTable('uploads', month, uploadsSql(players));
  }
  const origin = {
    writer: 'bench',
    run: 'bench',
    after: null,
    sequence: 1,
    asOf: new Date().toISOString(),
  };
  const numbers = { player_id: PLAYERS, build: PLAYERS * VEHICLES_PER_PLAYER };
  const content = composeManifest({ ...origin, tables, numbers, retired: [] });
  await writeFactsManifest(folder, join(folder, 'builds'), content);
}
