import type { PlayerRow, PlayerSort, PlayersPage, PlayersQuery } from '@scrapboard/contract';
import {
  cursorKeyPatterns,
  decodeCursor,
  encodeCursor,
  filterRange,
  type KeyPattern,
  playerCursorKeyPatterns,
  toPlayerRow,
  type Visibility,
} from '@scrapboard/read-models';
import type { Dataset, DatasetPlayer } from '../data/dataset/build-dataset.ts';
import { countWins, finishedRows } from '../data/dataset/filter-rows.ts';
import { nicknameOf } from '../data/dataset/nicknames.ts';

type Value = string | number | boolean;

interface SortKey {
  getValue(row: PlayerRow): Value;
  pattern: KeyPattern;
  parse(text: string): Value;
}

const sortValues: Record<PlayerSort, SortKey['getValue']> = {
  lastSeen: (row) => row.lastSeenAt,
  nickname: (row) => row.nickname.toLowerCase(),
  games: (row) => row.games,
  winRate: (row) => row.winRate.low,
  mmr: (row) => row.mmr,
};
const idKey: SortKey = {
  getValue: (row) => row.id,
  pattern: cursorKeyPatterns.text,
  parse: String,
};

/**
 * Returns a page of the list of players. Names that start with the search come first, then those
 * that contain it; by win rate, players are sorted by the lower end of its interval.
 */
export function fetchPlayers(
  dataset: Dataset,
  query: PlayersQuery,
  { isHidden }: Visibility,
): PlayersPage {
  const { direction, limit, minGames = 0, sort } = query;
  const trimmed = query.search?.trim() ?? '';
  const search = trimmed.toLowerCase();
  const { from } = filterRange({ from: query.seenSince });
  const since = from === null ? Number.NEGATIVE_INFINITY : Date.parse(from);
  const players = [...dataset.players.values()]
    .filter(({ id }) => !isHidden(id))
    .map((player) => toRow(dataset, player))
    .filter(({ id, nickname }) => id === trimmed || nickname.toLowerCase().includes(search))
    .filter(({ lastSeenAt, games }) => Date.parse(lastSeenAt) >= since && games >= minGames);
  const keys = [
    ...(search === ''
      ? []
      : [trueFirstKey((row) => row.nickname.toLowerCase().startsWith(search), direction)]),
    sortKey(sort),
    idKey,
  ];
  const valuesOf = (row: PlayerRow) => keys.map((key) => key.getValue(row));
  const sign = direction === 'desc' ? -1 : 1;
  players.sort((a, b) => sign * compare(valuesOf(a), valuesOf(b)));
  const remaining =
    query.cursor === undefined ? players : players.filter(isAfter(query.cursor, keys, sign));
  const page = remaining.slice(0, limit);
  const last = page.at(-1);
  return {
    players: page,
    firstPlace: players.length - remaining.length + 1,
    total: players.length,
    nextCursor:
      last !== undefined && remaining.length > limit ? encodeCursor(valuesOf(last)) : null,
  };
}

function toRow({ ratings }: Dataset, { id, rows }: DatasetPlayer): PlayerRow {
  const games = finishedRows(rows);
  return toPlayerRow({
    id,
    nickname: nicknameOf(rows),
    games: games.length,
    wins: countWins(games),
    mmr: ratings.current(id).mmr,
    last_seen_at: new Date(rows[0]?.started_at ?? 0),
  });
}

function sortKey(sort: PlayerSort): SortKey {
  const isText = sort === 'lastSeen' || sort === 'nickname';
  return {
    getValue: sortValues[sort],
    pattern: playerCursorKeyPatterns[sort],
    parse: isText ? String : Number,
  };
}

/** Returns the sort key that puts rows for which a condition is true first, in either direction. */
function trueFirstKey(condition: (row: PlayerRow) => boolean, direction: 'asc' | 'desc'): SortKey {
  return {
    getValue: (row) => condition(row) === (direction === 'desc'),
    pattern: cursorKeyPatterns.boolean,
    parse: (value) => value === 'true',
  };
}

function isAfter(cursor: string, keys: readonly SortKey[], sign: number) {
  const texts = decodeCursor(
    cursor,
    keys.map(({ pattern }) => pattern),
  );
  const cursorValues = keys.map((key, i) => key.parse(texts[i] ?? ''));
  return (row: PlayerRow) => {
    const values = keys.map((key) => key.getValue(row));
    return sign * compare(values, cursorValues) > 0;
  };
}

/** Compares key by key; values at the same position have the same type. */
function compare(a: readonly Value[], b: readonly Value[]): number {
  for (const [i, value] of a.entries()) {
    const other = b[i] as Value;
    if (value !== other) return value < other ? -1 : 1;
  }
  return 0;
}
