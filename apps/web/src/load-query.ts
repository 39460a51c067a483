import {
  CancelledError,
  type EnsureQueryDataOptions,
  type QueryClient,
  type QueryKey,
} from '@tanstack/react-query';

/**
 * The answer to a query, for a page that is not to be shown without it. A fetch that others have
 * begun ends with them: when the last part of a page that looked at it goes, or when what is cached is
 * thrown away. That is no failure to whoever waits here; the query is sent again for them.
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
