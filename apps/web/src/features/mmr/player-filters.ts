import type { MmrSummary } from '@scrapboard/contract';
import type { FilterContext } from '../../filters/filter-context.ts';
import { type PlayersSearch, selectionOf } from './mmr-search.ts';

/** How a page reads its URL, from its first page on, and writes it. */
interface PageUrl<Search extends PlayersSearch> {
  read: (query: URLSearchParams) => Search;
  href: (search: Search) => string;
}

/** Returns the filters of a page about the players of a ladder. */
export function createPlayerFilters<Search extends PlayersSearch>(
  { read, href }: PageUrl<Search>,
  summary: MmrSummary | undefined,
): FilterContext {
  return {
    read: (query) => selectionOf(read(query)),
    selectionHref: (query, change) => {
      const search = read(query);
      return href({ ...search, filters: change.filters ?? search.filters });
    },
    options: {
      ...{ categories: [], modes: [], maps: [] },
      regions: (summary?.regions ?? []).map(({ id, players }) => ({
        id,
        name: id.toUpperCase(),
        matches: players,
      })),
      partySizes: (summary?.partySizes ?? []).map(({ size, players }) => ({
        size,
        matches: players,
      })),
    },
  };
}
