import { queryOptions } from '@tanstack/react-query';
import { callApi } from '../../api-client.ts';
import type { PageLoader } from '../../pages/page.ts';

/** Returns the part in the URL, as in the links of search results. */
export function requestedPart(query: URLSearchParams): string | undefined {
  const part = query.get('part') ?? '';
  return /^[\w.-]{1,80}$/.test(part) ? part : undefined;
}

/** The overview of all stored matches, with the requested part. */
export const overviewQuery = (part: string | undefined) =>
  queryOptions({
    queryKey: ['overview', part ?? null],
    queryFn: ({ signal }) => callApi('GET /api/overview', { query: { part }, signal }),
    staleTime: 60_000,
  });

/** Waits for the data of the page; if loading fails, the page shows the error. */
export const loadOverview: PageLoader = async (client, { request }) => {
  await client.prefetchQuery(overviewQuery(requestedPart(new URL(request.url).searchParams)));
  return null;
};
