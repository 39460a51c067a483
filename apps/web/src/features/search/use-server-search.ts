import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { callApi } from '../../api-client.ts';
import { useDebounced } from '../../use-debounced.ts';

/** How long typing has to pause before a request is sent. */
const DEBOUNCE_MS = 120;

/**
 * Searches on the server once typing pauses. A request that the next key makes obsolete is aborted,
 * and the previous results stay until the new ones arrive.
 */
export function useServerSearch(text: string, limit: number) {
  const debouncedText = useDebounced(text, DEBOUNCE_MS);
  const query = useQuery({
    queryKey: ['search', debouncedText, limit],
    queryFn: ({ signal }) =>
      callApi('GET /api/search', { query: { q: debouncedText, limit }, signal }),
    enabled: debouncedText !== '',
    placeholderData: keepPreviousData,
    staleTime: 30_000,
  });
  return {
    answer: text === '' ? undefined : query.data,
    hasFailed: query.isError && debouncedText === text,
    isUpToDate:
      debouncedText === text && (text === '' || (!query.isFetching && !query.isPlaceholderData)),
    refetch: () => void query.refetch(),
  };
}
