import {
  CancelledError,
  type EnsureQueryDataOptions,
  type QueryClient,
  type QueryKey,
} from '@tanstack/react-query';

/**
 * Returns the answer to a query, for a page that must not be shown without it. A fetch started
 * elsewhere is cancelled when its last observer unmounts or the cache is cleared. That is no
 * failure for this caller, so the query is sent again.
 */
export async function loadQuery<QueryFnData, Data, Key extends QueryKey>(
  client: QueryClient,
  options: EnsureQueryDataOptions<QueryFnData, Error, Data, Key>,
): Promise<Data> {
  for (;;) {
    try {
      return await client.ensureQueryData(options);
    } catch (failure) {
      if (!(failure instanceof CancelledError)) throw failure;
    }
  }
}
