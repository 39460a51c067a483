import type { QueryStatus } from './query-state.tsx';

/**
 * Returns the state of queries whose data is shown together, without the data: failed if one failed. Only
 * those that failed are fetched again.
 */
export function combineQueries(
  queries: readonly Omit<QueryStatus<unknown>, 'data'>[],
): Omit<QueryStatus<unknown>, 'data'> {
  const failedQueries = queries.filter(({ isError }) => isError);
  return {
    error: failedQueries[0]?.error ?? null,
    isError: failedQueries.length > 0,
    isPlaceholderData: queries.some(({ isPlaceholderData }) => isPlaceholderData),
    isFetching: queries.some(({ isFetching }) => isFetching),
    refetch: () => {
      for (const { refetch } of failedQueries) void refetch();
    },
  };
}
