import { queryOptions } from '@tanstack/react-query';
import { callApi } from '../../api-client.ts';
import type { PageLoader } from '../../pages/page.ts';

/** The overview of all stored matches. */
export const overviewQuery = queryOptions({
  queryKey: ['overview'],
  queryFn: ({ signal }) => callApi('GET /api/overview', { query: {}, signal }),
  staleTime: 60_000,
});

/** Waits for the data of the page; if loading fails, the page shows the error. */
export const loadOverview: PageLoader = async (client) => {
  await client.prefetchQuery(overviewQuery);
  return null;
};
