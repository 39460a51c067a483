import type { PlayerSort } from '@scrapboard/contract';

/** What the list of players shows is held by its address: search, order and place in the list. */
export interface PlayersSearch {
  search: string;
  sort: PlayerSort;
  direction: 'asc' | 'desc';
  cursor?: string;
}

export const playerSorts = [
  'nickname',
  'games',
  'winRate',
  'mmr',
  'lastSeen',
] as const satisfies PlayerSort[];

export const initialSort = { sort: 'lastSeen', direction: 'desc' } as const;
export const playersPerPage = 50;

/** Reads an address; what makes no sense in it is left out. */
export function readPlayersSearch(query: URLSearchParams): PlayersSearch {
  const text = query.get('sort') ?? '';
  const name = text.replace(/^-/, '');
  const sort = playerSorts.find((known) => known === name);
  const cursor = query.get('cursor');
  return {
    search: (query.get('search') ?? '').trim().slice(0, 64),
    ...(sort === undefined
      ? initialSort
      : { sort, direction: text.startsWith('-') ? 'desc' : 'asc' }),
    ...(cursor && { cursor }),
  };
}

/** Writes an address; what is at its default is left out. */
export function writePlayersSearch(search: PlayersSearch): Record<string, string | undefined> {
  const { sort, direction } = search;
  const initial = sort === initialSort.sort && direction === initialSort.direction;
  return {
    search: search.search === '' ? undefined : search.search,
    sort: initial ? undefined : `${direction === 'desc' ? '-' : ''}${sort}`,
    cursor: search.cursor,
  };
}

/** The order that a press on a heading asks for: names from A, numbers from the largest, then the other way round. */
export function toggleSort(search: PlayersSearch, sort: PlayerSort): PlayersSearch {
  const { cursor: _, ...rest } = search;
  const first = sort === 'nickname' ? 'asc' : 'desc';
  const other = first === 'asc' ? 'desc' : 'asc';
  const again = search.sort === sort && search.direction === first;
  return { ...rest, sort, direction: again ? other : first };
}

/** Another search: a place in the list of the former one means nothing in it. */
export function withText(search: PlayersSearch, text: string): PlayersSearch {
  const { cursor: _, ...rest } = search;
  return { ...rest, search: text };
}
