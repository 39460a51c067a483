import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { matchNumbers } from '@scrapboard/contract/player-numbers';
import type { ClientBase } from 'pg';
import { to } from 'pg-copy-streams';
import type { FactPartition } from './fact-partitions.ts';

/** The columns of an extract and their types in DuckDB, in order. */
export type ExtractColumns = Readonly<Record<string, string>>;

const numberColumns = matchNumbers.map(({ column }) => column);

/** Seconds since 1970: text that no setting of a connection changes. */
const epochSql = (column: string) => `floor(extract(epoch from ${column}))::int8`;

/** Returns a pseudonym that does not reveal the text: accounts' ids are random, networks' keyed. */
const pseudonymSql = (text: string) =>
  `left(encode(sha256(convert_to('uploader ' || ${text}, 'UTF8')), 'hex'), 16)`;

/**
 * The pseudonym of who sent an upload; in the demo data that of the local player, as each simulated
 * player sends their own logs.
 */
const UPLOADER_SQL = `case when u.source = 'demo' then ${pseudonymSql(`'demo.' || s.local_player`)}
  else coalesce(
    (select ${pseudonymSql('min(o.account_id::text)')} from upload_owner o where o.upload_id = u.id),
    ${pseudonymSql('u.network')}) end`;

interface ExtractDefinition {
  columns: ExtractColumns;
  /** Selects from `m`, the matches of the partition. */
  select: string;
}

/** The rows from which DuckDB writes a partition's facts; PostgreSQL does as little work as possible. */
const extracts = {
  matches: {
    columns: {
      match_id: 'BIGINT',
      started: 'BIGINT',
      ...textColumns('category', 'mode', 'gameplay', 'map', 'region', 'host', 'client_version'),
      finished: 'BOOLEAN',
      ...integerColumns('witnesses', 'winner_team', 'humans', 'bots'),
      ...textColumns('bot_teams', 'first_player'),
      ...integerColumns('first_team'),
    },
    select: `select m.id, ${epochSql('m.started_at')}, m.category, m.mode, m.gameplay, m.map, m.region,
        m.host, m.client_version, m.finished, m.witnesses, m.winner_team, m.humans, m.bots,
        array_to_string(m.bot_teams, ' '), m.player_ids[1], m.teams[1]
      from m`,
  },
  players: {
    columns: {
      match_id: 'BIGINT',
      ...textColumns('player_id', 'build'),
      ...integerColumns('power_score', 'team', 'party', 'party_size', 'result', ...numberColumns),
    },
    select: `select p.match_id, p.player_id, p.build, p.power_score, p.team, p.party, p.party_size,
        p.result, ${numberColumns.map((column) => `p.${column}`).join(', ')}
      from m cross join unnest(m.player_ids) as human
        join player_match p on (p.player_id, p.started_at, p.match_id) = (human, m.started_at, m.id)`,
  },
  // The parts that dealt damage.
  used: {
    columns: {
      match_id: 'BIGINT',
      ...textColumns('player_id', 'part'),
      ...integerColumns('part_damage', 'part_hits', 'part_kills'),
    },
    select: `select p.match_id, p.player_id, part.*
      from m cross join unnest(m.player_ids) as human
        join player_match p on (p.player_id, p.started_at, p.match_id) = (human, m.started_at, m.id)
        cross join unnest(p.part_ids, p.part_damage, p.part_hits, p.part_kills) as part`,
  },
  // The probability of winning that ratings gave the first player's team.
  predictions: {
    columns: { match_id: 'BIGINT', expected: 'INTEGER' },
    select: `select m.id, r.expected
      from m join rating r
        on (r.player_id, r.started_at, r.match_id) = (m.player_ids[1], m.started_at, m.id)
      where r.expected is not null`,
  },
  rewards: {
    columns: {
      match_id: 'BIGINT',
      player_id: 'VARCHAR',
      queue_ms: 'INTEGER',
      resource: 'VARCHAR',
      amount: 'INTEGER',
    },
    // Of several logs of the same player, the one that describes the match.
    select: `select s.match_id, s.local_player, s.queue_ms, r.resource, r.amount
      from (
        select distinct on (s.match_id, s.local_player) s.* from m join upload_match s on s.match_id = m.id
        where s.local_player is not null and s.rewards is not null and s.quarantine is null
        order by s.match_id, s.local_player, s.describes desc, s.upload_id, s.ordinal
      ) s cross join lateral (
        select null::text as resource, 0 as amount
        union all
        select key, least(2147483647, greatest(-2147483648, round(value::text::numeric * 1000)))::int4
        from jsonb_each(s.rewards) where jsonb_typeof(value) = 'number'
      ) r`,
  },
  uploads: {
    columns: {
      match_id: 'BIGINT',
      upload: 'BIGINT',
      received: 'BIGINT',
      ...textColumns('source', 'outcome', 'uploader'),
    },
    select: `select distinct on (s.match_id, s.upload_id) s.match_id,
        ('x' || left(encode(sha256(convert_to(u.id, 'UTF8')), 'hex'), 16))::bit(64)::int8 & 9223372036854775807,
        ${epochSql('u.received_at')}, u.source, s.outcome, ${UPLOADER_SQL}
      from m join upload_match s on s.match_id = m.id join upload u on u.id = s.upload_id
      where s.quarantine is null
      order by s.match_id, s.upload_id, s.ordinal`,
  },
} satisfies Record<string, ExtractDefinition>;

type ExtractName = keyof typeof extracts;

function textColumns<Name extends string>(...names: Name[]): Record<Name, 'VARCHAR'> {
  return Object.fromEntries(names.map((name) => [name, 'VARCHAR'])) as Record<Name, 'VARCHAR'>;
}

function integerColumns<Name extends string>(...names: Name[]): Record<Name, 'INTEGER'> {
  return Object.fromEntries(names.map((name) => [name, 'INTEGER'])) as Record<Name, 'INTEGER'>;
}

/** For each extract, a table function of DuckDB that reads it; and the files. */
export type Extracts = Readonly<Record<ExtractName, string>> & {
  readonly files: readonly string[];
};

/**
 * Copies the rows of a partition's matches into files of a folder, without any work per row here. The
 * client's transaction must see a single snapshot.
 */
export async function extractPartition(
  client: ClientBase,
  folder: string,
  { name, from, to: end }: FactPartition,
  signal?: AbortSignal,
): Promise<Extracts> {
  const tableFunctions = new Map<string, string>();
  const files: string[] = [];
  for (const [extract, { columns, select }] of Object.entries<ExtractDefinition>(extracts)) {
    const path = join(folder, `${name}-${extract}.csv`);
    const source = client.query(
      to(`copy (with m as (
        select * from match where started_at >= '${from}T00:00:00Z' and started_at < '${end}T00:00:00Z'
      ) ${select}) to stdout (format csv)`),
    );
    await pipeline(source, createWriteStream(path, { mode: 0o600 }), { signal });
    tableFunctions.set(extract, readCsvSql(path, columns));
    files.push(path);
  }
  return { ...(Object.fromEntries(tableFunctions) as Record<ExtractName, string>), files };
}

/** Returns a table function that reads CSV as PostgreSQL writes it: null is nothing at all, an empty string is two quotes. */
export function readCsvSql(path: string, columns: ExtractColumns): string {
  const types = Object.entries(columns).map(([name, type]) => `'${name}': '${type}'`);
  return `read_csv(${quoteSqlString(path)}, auto_detect = false, header = false, delim = ',', quote = '"',
    escape = '"', nullstr = '', allow_quoted_nulls = false, parallel = false,
    columns = {${types.join(', ')}})`;
}

/** Returns text as a literal of SQL. */
export function quoteSqlString(text: string): string {
  return `'${text.replaceAll("'", "''")}'`;
}
