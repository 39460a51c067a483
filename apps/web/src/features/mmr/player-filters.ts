import type { MmrSummary } from '@scrapboard/contract';
import type { FilterContext } from '../../filters/filter-context.ts';
import { type PlayersSearch, selectionOf } from './mmr-search.ts';

/** How a page reads and writes its URL. */
interface PageUrl<Search extends PlayersSearch> {
  /** Leaves out the position in a list: another choice of filters starts at its first page. */
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
