import type { PlayersPage, PlayersQuery } from '@scrapboard/contract';
import {
  cursorKeyPatterns,
  decodeCursor,
  encodeCursor,
  filterRange,
  toPlayerRow,
} from '@scrapboard/read-models';
import { toSearchForm } from '@scrapboard/search';
import type { Queryable } from '../../database/define-query.ts';
import { COUNT_LIMIT, countQueries, findListQuery, type SearchKind } from './list-query.ts';

/**
 * Chooses how names are searched: by their search form, which ignores accents and scripts, or, if
 * the search contains symbols, as they are spelled, among names that the index finds by their
 * letters.
 */
function chooseSearch(search: string): { kind: SearchKind; values: string[] } {
  const form = toSearchForm(search);
  if (form !== '' && /^[\p{L}\p{M}\p{N} ]+$/u.test(search)) {
    return { kind: 'letters', values: [form, search] };
  }
  const letters = /[\p{L}\p{N}]/u.test(search) ? form : '';
  return { kind: 'symbols', values: [escapeLike(search.toLowerCase()), search, letters] };
}

/**
 * Returns a page of the list of players. Names that start with the search come first, then those
 * that contain it; by win rate, players are sorted by the lower end of its interval. No two players
 * are equal in order, and the cursor contains the sort keys of the last one, so that added rows never
 * shift a page; it also contains the number of rows before the page. `hidden` are the ids of players to
 * leave out.
 */
export async function fetchPlayers(
  db: Queryable,
  { cursor, direction, limit, minGames = 0, search, seenSince, sort }: PlayersQuery,
  hidden: readonly string[] = [],
): Promise<PlayersPage> {
  const trimmedSearch = search?.trim();
  const { kind, values } = trimmedSearch
    ? chooseSearch(trimmedSearch)
    : { kind: 'none' as const, values: [] };
  const since = filterRange({ from: seenSince }).from;
  const isFiltered = since !== null || minGames > 0;
  const { firstPage, laterPage, patterns } = findListQuery(sort, direction, kind);
  const [rowCountBefore = '0', ...keys] =
    cursor === undefined ? [] : decodeCursor(cursor, [cursorKeyPatterns.position, ...patterns]);
  const [page, countRow] = await Promise.all([
    cursor === undefined
      ? firstPage.all(db, hidden, since, minGames, ...values, limit + 1)
      : laterPage.all(db, hidden, since, minGames, ...values, ...keys, limit + 1),
    countQueries[kind][isFiltered ? 'filtered' : 'all'].first(
      db,
      hidden,
      since,
      minGames,
      ...values,
    ),
  ]);
  const total = countRow?.count ?? 0;
  const last = page[limit - 1];
  return {
    players: page.slice(0, limit).map(toPlayerRow),
    firstPlace: Number(rowCountBefore) + 1,
    total: total > COUNT_LIMIT ? null : total,
    nextCursor:
      last && page.length > limit
        ? encodeCursor([Number(rowCountBefore) + limit, ...last.keys.map((key) => key ?? '')])
        : null,
  };
}

function escapeLike(text: string): string {
  return text.replace(/[\\%_]/g, (character) => `\\${character}`);
}
