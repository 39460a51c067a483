import type { PlayerComparison } from '@scrapboard/contract';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { callApi } from '../../../api-client.ts';
import type { ApiFilters } from '../../../filters/to-api-filters.ts';
import { useStatus } from '../../../status.ts';
import { useFormat } from '../../../use-format.ts';
import { profileKey } from '../profile-queries.ts';
import { useProfile } from '../use-profile.ts';
import { type InstantRange, toComparedRange } from './to-compared-range.ts';

const comparisonQuery = (id: string, filters: ApiFilters, baseline: InstantRange | undefined) =>
  queryOptions({
    queryKey: [...profileKey(id), 'comparison', filters, baseline],
    enabled: baseline !== undefined,
    queryFn: ({ signal }) =>
      callApi('GET /api/players/{id}/comparison', {
        params: { id },
        query: { ...filters, againstFrom: baseline?.from, againstTo: baseline?.to },
        signal,
      }),
  });

export interface ComparisonState {
  /** Undefined until it is loaded. */
  data: PlayerComparison | undefined;
  /** The reason it could not be loaded; null otherwise. */
  failure: Error | null;
  retry: () => void;
  /** The other period, as text. */
  period: string;
}

/** Returns the comparison in the URL; undefined, and nothing is fetched, if there is none. */
export function useComparison(): ComparisonState | undefined {
  const { id, filters, search } = useProfile();
  const season = useStatus()?.season;
  const baseline = useMemo(
    () =>
      search.compare === 'off'
        ? undefined
        : toComparedRange(search, search.compare, new Date(), season),
    [search, season],
  );
  const formatRange = useRangeFormat();
  const { data, error, refetch } = useQuery(comparisonQuery(id, filters, baseline));
  if (baseline === undefined) return undefined;
  return { data, failure: error, retry: () => void refetch(), period: formatRange(baseline) };
}

/** Returns a function that formats a range by its first and last day. */
export function useRangeFormat(): (range: InstantRange) => string {
  const format = useFormat();
  return ({ from, to }) => format.dateRange(from, new Date(Date.parse(to) - 1));
}
