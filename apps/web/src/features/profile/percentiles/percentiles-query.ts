import { queryOptions } from '@tanstack/react-query';
import { callApi } from '../../../api-client.ts';
import type { ApiFilters } from '../../../filters/to-api-filters.ts';
import { profileKey } from '../profile-queries.ts';

/** How often percentiles are fetched again while the server has not counted the cohorts yet. */
const RETRY_MS = 30_000;

/** Fetched after the profile is shown, since it takes longer. */
export const percentilesQuery = (id: string, filters: ApiFilters) =>
  queryOptions({
    queryKey: [...profileKey(id), 'percentiles', filters],
    queryFn: ({ signal }) =>
      callApi('GET /api/players/{id}/percentiles', { params: { id }, query: filters, signal }),
    refetchInterval: ({ state }) => (state.data?.asOf === null ? RETRY_MS : false),
  });
