import type { SearchAnswer } from '@scrapboard/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { callApi, queryText } from '../../api-client.ts';

/** How long the keys rest before the server is asked, in milliseconds. */
const rest = 120;

function useRested(value: string): string {
  const [rested, setRested] = useState(value);
  useEffect(() => {
    if (value === '') setRested('');
    const timer = setTimeout(() => setRested(value), rest);
    return () => clearTimeout(timer);
  }, [value]);
  return value === '' ? '' : rested;
}

/**
 * What the server finds for a text, asked when the keys rest; a question that the next key made
 * pointless is taken back, and what was found before stays until the new answer is there.
 */
export function useServerSearch(text: string, limit: number) {
  const rested = useRested(text);
  const query = useQuery({
    queryKey: ['search', rested, limit],
    queryFn: ({ signal }) =>
      callApi<SearchAnswer>(`/api/search${queryText({ q: rested, limit })}`, { signal }),
    enabled: rested !== '',
    placeholderData: keepPreviousData,
    staleTime: 30_000,
  });
  return {
    answer: text === '' ? undefined : query.data,
    failed: query.isError && rested === text,
    settled: rested === text && (text === '' || (!query.isFetching && !query.isPlaceholderData)),
    again: () => void query.refetch(),
  };
}
