import type { QueryClient } from '@tanstack/react-query';
import { loadQuery } from '../../load-query.ts';
import type { PageLoader } from '../../pages/page.ts';
import { statusQuery } from '../../status.ts';
import { boardQuery, overviewQuery, recordsQuery } from './speed-run-queries.ts';
import { speedRunCodec, toRunFilters } from './speed-run-search.ts';

async function readSearch(client: QueryClient, request: Request) {
  const search = speedRunCodec.read(new URL(request.url).searchParams);
  // Filters of the current season need its start.
  const status = await loadQuery(client, statusQuery);
  return { search, filters: toRunFilters(search, status.season.startsAt) };
}

/** Starts fetching the fastest runs of all raids. */
export const loadOverview: PageLoader = async (client, { request }) => {
  const { filters } = await readSearch(client, request);
  void client.prefetchQuery(overviewQuery(filters));
  return null;
};

/** Starts fetching a raid's runs. */
export const loadBoard: PageLoader = async (client, { request, params }) => {
  const { search, filters } = await readSearch(client, request);
  const board = { mode: params.mode ?? '', raid: params.raid ?? '' };
  void client.prefetchQuery(boardQuery(board, filters, search.cursor));
  void client.prefetchQuery(recordsQuery(board, filters));
  void client.prefetchQuery(overviewQuery(filters));
  return null;
};
