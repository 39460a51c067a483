import type { PlayerSort, PlayersPage, PlayersQuery } from '@scrapboard/contract';
import { cursorKeys } from '@scrapboard/read-models';
import { searchForm } from '@scrapboard/search';
import { minimumSample, rateOf } from '@scrapboard/statistics';
import type { Pool } from 'pg';
import { decodeCursor, encodeCursor } from '../../http/cursor.ts';

interface Key {
  /** What is compared; bigger is later in ascending order. */
  sql: string;
  type: 'boolean' | 'integer' | 'double precision' | 'timestamptz' | 'text';
  pattern: RegExp;
}

const sortKeys: Record<PlayerSort, Key> = {
  lastSeen: {
    sql: `f.last_seen_at`,
    type: 'timestamptz',
    pattern: cursorKeys.instant,
  },
  nickname: { sql: 'p.nickname_key collate "C"', type: 'text', pattern: cursorKeys.text },
  games: { sql: 'f.games', type: 'integer', pattern: cursorKeys.integer },
  winRate: { sql: 'f.win_percent', type: 'double precision', pattern: cursorKeys.float },
  mmr: { sql: 'f.mmr', type: 'integer', pattern: cursorKeys.integer },
};
const idKey: Key = { sql: 'f.player_id', type: 'text', pattern: cursorKeys.text };

/** A condition whose matches come first in either direction. */
function first(condition: string, direction: 'asc' | 'desc'): Key {
  return {
    sql: direction === 'desc' ? `(${condition})` : `(not (${condition}))`,
    type: 'boolean',
    pattern: cursorKeys.boolean,
  };
}

/** Counting stops here: the number is for people. */
const countLimit = 100_000;

interface Condition {
  where: string;
  /** Whose names start with it. */
  prefix: string;
  values: unknown[];
}

/**
 * Letters are looked for in the form of names that is the same for accents and scripts; a search
 * that holds signs, as they are, in names that the index of forms finds by its letters.
 */
function searchCondition(search: string): Condition {
  const form = searchForm(search);
  if (form !== '' && /^[\p{L}\p{M}\p{N} ]+$/u.test(search)) {
    return {
      where: `(p.search_form like '%' || $1 || '%' or p.id = $2)`,
      prefix: `p.search_form like $1 || '%'`,
      values: [form, search],
    };
  }
  const lettered = /[\p{L}\p{N}]/u.test(search) ? form : '';
  return {
    where: `(p.nickname_key like '%' || $1 || '%' and p.search_form like '%' || $3 || '%' or p.id = $2)`,
    prefix: `p.nickname_key collate "C" like $1 || '%'`,
    values: [escapeLike(search.toLowerCase()), search, lettered],
  };
}

interface Row {
  id: string;
  nickname: string;
  games: number;
  wins: number;
  mmr: number;
  last_seen_at: Date;
  keys: (string | null)[];
}

/**
 * A page of the list of players. Names that start with the search come first, then those that hold
 * it; by win rate, players with too few games for one come last in either direction. The order is
 * total and the cursor holds its keys, so rows that are added never shift a page. `hidden` are the
 * ids of players to leave out.
 */
export async function fetchPlayers(
  pool: Pool,
  query: PlayersQuery,
  hidden: readonly string[] = [],
): Promise<PlayersPage> {
  const { direction, limit, sort } = query;
  const search = query.search?.trim();
  const searched = search ? searchCondition(search) : undefined;
  const values = [...(searched?.values ?? [])];
  let where = searched?.where ?? 'true';
  if (hidden.length > 0) {
    values.push(hidden);
    where += ` and p.id <> all($${values.length}::text[])`;
  }
  const keys = [
    ...(searched ? [first(searched.prefix, direction)] : []),
    ...(sort === 'winRate' ? [first(`f.games >= ${minimumSample}`, direction)] : []),
    sortKeys[sort],
    idKey,
  ];
  const [page, total] = await Promise.all([
    fetchPage(pool, { keys, where, values, query }),
    countPlayers(pool, where, values),
  ]);
  const last = page[limit - 1];
  return {
    players: page.slice(0, limit).map((row) => ({
      id: row.id,
      nickname: row.nickname,
      games: row.games,
      winRate: rateOf(row.wins, row.games),
      mmr: row.mmr,
      lastSeenAt: row.last_seen_at.toISOString(),
    })),
    total,
    nextCursor:
      last && page.length > limit ? encodeCursor(last.keys.map((key) => key ?? '')) : null,
  };
}

async function fetchPage(
  pool: Pool,
  parts: { keys: Key[]; where: string; values: unknown[]; query: PlayersQuery },
): Promise<Row[]> {
  const { keys, query } = parts;
  const values = [...parts.values];
  let where = parts.where;
  if (query.cursor !== undefined) {
    const after = decodeCursor(
      query.cursor,
      keys.map(({ pattern }) => pattern),
    );
    const placeholders = keys.map(({ type }, index) => {
      values.push(after[index]);
      return `$${values.length}::${type}`;
    });
    const beyond = query.direction === 'desc' ? '<' : '>';
    where += ` and (${keys.map(({ sql }) => sql).join(', ')}) ${beyond} (${placeholders.join(', ')})`;
  }
  values.push(query.limit + 1);
  const { rows } = await pool.query<Row>(
    `select p.id, p.nickname, f.games, f.wins, f.mmr, f.last_seen_at,
            array[${keys.map(keyText).join(', ')}] as keys
       from player_fold f join player p on p.id = f.player_id
      where ${where}
      order by ${keys.map(({ sql }) => `${sql} ${query.direction}`).join(', ')}
      limit $${values.length}`,
    values,
  );
  return rows;
}

/** Instants to the microsecond and in UTC, whatever the session says. */
function keyText({ sql, type }: Key): string {
  return type === 'timestamptz'
    ? `to_char(${sql} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`
    : `(${sql})::text`;
}

async function countPlayers(pool: Pool, where: string, values: unknown[]): Promise<number | null> {
  const { rows } = await pool.query<{ count: number }>(
    `select count(*)::int as count
       from (select from player p where ${where} limit ${countLimit + 1}) as found`,
    values,
  );
  const count = rows[0]?.count ?? 0;
  return count > countLimit ? null : count;
}

function escapeLike(text: string): string {
  return text.replace(/[\\%_]/g, (character) => `\\${character}`);
}
