import type { PlayerSort } from '@scrapboard/contract';
import {
  cursorKeyPatterns,
  type KeyPattern,
  playerCursorKeyPatterns,
} from '@scrapboard/read-models';
import { defineQuery } from '../../database/define-query.ts';
import { pick } from '../../database/define-table.ts';
import type { Parameter } from '../../database/sql-types.ts';
import { player, playerFold } from '../../database/tables/players.ts';

type Direction = 'asc' | 'desc';
/** How the list is searched: see `chooseSearch`. */
export type SearchKind = 'none' | 'letters' | 'symbols';

interface Key {
  /** The value to compare; larger values come later in ascending order. */
  sql: string;
  type: 'bool' | 'int4' | 'float8' | 'timestamptz' | 'text';
  pattern: KeyPattern;
}

const sortKeys: Record<PlayerSort, Omit<Key, 'pattern'>> = {
  lastSeen: { sql: 'f.last_seen_at', type: 'timestamptz' },
  nickname: { sql: 'p.nickname_key collate "C"', type: 'text' },
  games: { sql: 'f.games', type: 'int4' },
  winRate: { sql: 'f.win_low', type: 'float8' },
  mmr: { sql: 'f.mmr', type: 'int4' },
};
const idKey: Key = { sql: 'f.player_id', type: 'text', pattern: cursorKeyPatterns.text };

interface Search {
  /**
   * $1 are the ids to leave out, $2 since when players were seen, $3 the minimum number of games;
   * the values of the search follow.
   */
  parameters: readonly Parameter[];
  where: string;
  /** The condition for names that start with the search. */
  prefix?: string;
}

const commonParameters = ['text[]', 'timestamptz?', 'int4'] as const;

const searches: Record<SearchKind, Search> = {
  none: { parameters: commonParameters, where: 'p.id <> all($1::text[])' },
  letters: {
    parameters: [...commonParameters, 'text', 'text'],
    where: `(p.search_form like '%' || $4 || '%' or p.id = $5) and p.id <> all($1::text[])`,
    prefix: `p.search_form like $4 || '%'`,
  },
  symbols: {
    parameters: [...commonParameters, 'text', 'text', 'text'],
    where: `(p.nickname_key like '%' || $4 || '%' and p.search_form like '%' || $6 || '%' or p.id = $5)
      and p.id <> all($1::text[])`,
    prefix: `p.nickname_key collate "C" like $4 || '%'`,
  },
};

/** The condition on `player_fold f` for when players were seen and their number of games. */
const FILTER_SQL = '($2::timestamptz is null or f.last_seen_at >= $2) and f.games >= $3';

/** Returns the sort key that puts rows for which a condition is true first, in either direction. */
function trueFirstKey(condition: string, direction: Direction): Key {
  return {
    sql: direction === 'desc' ? `(${condition})` : `(not (${condition}))`,
    type: 'bool',
    pattern: cursorKeyPatterns.boolean,
  };
}

export interface ListQuery {
  /** The patterns of a cursor's keys. */
  patterns: readonly KeyPattern[];
  /**
   * Takes the ids to leave out, since when, the minimum number of games, the values of the search
   * and the limit.
   */
  firstPage: ReturnType<typeof definePage>;
  /** Takes the same as `firstPage`, with the keys of a cursor before the limit. */
  laterPage: ReturnType<typeof definePage>;
}

const columns = {
  ...pick(player, 'id', 'nickname'),
  ...pick(playerFold, 'games', 'wins', 'mmr', 'last_seen_at'),
  keys: 'text[]',
} as const;

function defineList(sort: PlayerSort, direction: Direction, kind: SearchKind): ListQuery {
  const search = searches[kind];
  const keys = [
    ...(search.prefix === undefined ? [] : [trueFirstKey(search.prefix, direction)]),
    { ...sortKeys[sort], pattern: playerCursorKeyPatterns[sort] },
    idKey,
  ];
  return {
    patterns: keys.map(({ pattern }) => pattern),
    firstPage: definePage(keys, direction, search, []),
    laterPage: definePage(keys, direction, search, keys),
  };
}

function definePage(
  keys: readonly Key[],
  direction: Direction,
  { where, parameters }: Search,
  cursor: readonly Key[],
) {
  const placeholders = cursor.map(({ type }, i) => `$${parameters.length + 1 + i}::${type}`);
  const comparison = direction === 'desc' ? '<' : '>';
  const afterCursor =
    cursor.length === 0
      ? ''
      : `and (${keys.map(({ sql }) => sql).join(', ')}) ${comparison} (${placeholders.join(', ')})`;
  return defineQuery({
    text: `select p.id, p.nickname, f.games, f.wins, f.mmr, f.last_seen_at,
            array[${keys.map(keyTextSql).join(', ')}] as keys
       from player_fold f join player p on p.id = f.player_id
      where ${where} and ${FILTER_SQL} ${afterCursor}
      order by ${keys.map(({ sql }) => `${sql} ${direction}`).join(', ')}
      limit $${parameters.length + cursor.length + 1}`,
    parameters: [...parameters, ...cursor.map(({ type }) => type), 'int8'] as Parameter[],
    columns,
  });
}

/** Writes instants in microseconds and UTC, whatever the settings of the database session are. */
function keyTextSql({ sql, type }: Key): string {
  return type === 'timestamptz'
    ? `to_char(${sql} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`
    : `(${sql})::text`;
}

const lists = new Map<string, ListQuery>();
for (const sort of Object.keys(sortKeys) as PlayerSort[]) {
  for (const direction of ['asc', 'desc'] as const) {
    for (const kind of Object.keys(searches) as SearchKind[]) {
      lists.set(`${sort} ${direction} ${kind}`, defineList(sort, direction, kind));
    }
  }
}

/** Returns the list's query in one sort order, for one kind of search. */
export function findListQuery(sort: PlayerSort, direction: Direction, kind: SearchKind): ListQuery {
  const listQuery = lists.get(`${sort} ${direction} ${kind}`);
  if (listQuery === undefined) throw new Error(`no list of players by ${sort} ${direction}`);
  return listQuery;
}

/** Counting stops at this number, because nobody needs a larger one exactly. */
export const COUNT_LIMIT = 100_000;

/**
 * Counts the players that a search finds, up to one more than `COUNT_LIMIT`: among all players, or
 * among those seen since an instant and with enough games. Takes the ids to leave out, since when,
 * the minimum number of games, and the values of the search.
 */
export const countQueries: Record<SearchKind, { all: CountQuery; filtered: CountQuery }> = {
  none: defineCounts(searches.none),
  letters: defineCounts(searches.letters),
  symbols: defineCounts(searches.symbols),
};
type CountQuery = ReturnType<typeof defineCount>;

function defineCounts(search: Search) {
  return {
    // Without the fold table, which makes counting many players much cheaper.
    all: defineCount(search, 'player p', '$2::timestamptz is null and $3::int = 0'),
    filtered: defineCount(search, 'player_fold f join player p on p.id = f.player_id', FILTER_SQL),
  };
}

function defineCount({ where, parameters }: Search, from: string, condition: string) {
  return defineQuery({
    text: `select count(*)::int as count
       from (select from ${from} where ${where} and ${condition} limit ${COUNT_LIMIT + 1}) as found`,
    parameters,
    columns: { count: 'int4' },
  });
}
