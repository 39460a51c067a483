import type { PartPageKind } from '@scrapboard/contract/part-page-kinds';
import type { QueryClient } from '@tanstack/react-query';
import type { ApiFilters } from '../../filters/to-api-filters.ts';
import {
  breakdownQuery,
  graphsQuery,
  matchesQuery,
  partsQuery,
  playedWithQuery,
  powerScoresQuery,
} from './profile-queries.ts';
import type { ProfileSearch, Tab } from './profile-search.ts';

/** How many of the newest results the first tab shows. */
export const RECENT_RESULT_COUNT = 20;
/** How many matches the first tab lists. */
export const RECENT_MATCH_COUNT = 8;
/** The size of a page of the match history. */
export const MATCHES_PER_PAGE = 25;

/** The kinds of parts that tabs are about. */
export const partKindByTab: Partial<Record<Tab, PartPageKind>> = {
  weapons: 'weapon',
  movement: 'movement',
  cabins: 'cabin',
};

/** Starts fetching what a tab shows. A failure is shown by the tab. */
export function prefetchTab(
  client: QueryClient,
  id: string,
  search: ProfileSearch,
  filters: ApiFilters,
): Promise<unknown> {
  const { tab, cursor } = search;
  const partKind = partKindByTab[tab];
  if (partKind !== undefined) return client.prefetchQuery(partsQuery(id, filters, partKind));
  switch (tab) {
    case 'graphs':
      return client.prefetchQuery(graphsQuery(id, filters));
    case 'power-scores':
      return client.prefetchQuery(powerScoresQuery(id, filters));
    case 'maps':
      return client.prefetchQuery(breakdownQuery(id, filters, 'map'));
    case 'modes':
      return client.prefetchQuery(breakdownQuery(id, filters, 'mode'));
    case 'played-with':
      return client.prefetchQuery(playedWithQuery(id, filters));
    case 'bests':
      // The tab's own code fetches its data, so that the first visit need not load that code.
      return Promise.resolve();
    case 'matches':
      return client.prefetchQuery(matchesQuery(id, filters, { limit: MATCHES_PER_PAGE, cursor }));
    default:
      return Promise.all([
        client.prefetchQuery(matchesQuery(id, filters, { limit: RECENT_RESULT_COUNT })),
        client.prefetchQuery(graphsQuery(id, filters)),
        client.prefetchQuery(playedWithQuery(id, filters)),
      ]);
  }
}
