import type { BreakdownPercentilesBy } from '@scrapboard/contract';
import { queryOptions } from '@tanstack/react-query';
import { callApi } from '../../../api-client.ts';
import type { ApiFilters } from '../../../filters/to-api-filters.ts';
import { retryWhilePending } from '../../../percentiles/retry-while-pending.ts';
import { profileKey } from '../profile-queries.ts';

/** Fetched after the profile is shown, since it takes longer. */
export const percentilesQuery = (id: string, filters: ApiFilters) =>
  queryOptions({
    queryKey: [...profileKey(id), 'percentiles', filters],
    queryFn: ({ signal }) =>
      callApi('GET /api/players/{id}/percentiles', { params: { id }, query: filters, signal }),
    refetchInterval: retryWhilePending,
  });

export const breakdownPercentilesQuery = (
  id: string,
  filters: ApiFilters,
  by: BreakdownPercentilesBy,
) =>
  queryOptions({
    queryKey: [...profileKey(id), 'percentiles', by, filters],
    queryFn: ({ signal }) =>
      callApi('GET /api/players/{id}/breakdown/percentiles', {
        params: { id },
        query: { ...filters, by },
        signal,
      }),
    refetchInterval: retryWhilePending,
  });
