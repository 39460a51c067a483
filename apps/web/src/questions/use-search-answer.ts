import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { callApi } from '../api-client.ts';
import { useDebounced } from '../use-debounced.ts';

const MAX_RESULTS = 6;
const DEBOUNCE_MS = 150;

/**
 * Returns the players and parts that match a typed text, those of an earlier text until they are known; undefined
 * without any, and without a text.
 */
export function useSearchAnswer(typedText: string) {
  const text = typedText.trim();
  const debouncedText = useDebounced(text, DEBOUNCE_MS);
  const { data, isPlaceholderData } = useQuery({
    queryKey: ['search', debouncedText, MAX_RESULTS],
    queryFn: ({ signal }) =>
      callApi('GET /api/search', { query: { q: debouncedText, limit: MAX_RESULTS }, signal }),
    enabled: debouncedText !== '',
    placeholderData: keepPreviousData,
  });
  return {
    answer: text === '' ? undefined : data,
    /** Whether the answer is that to the text. */
    isUpToDate: data !== undefined && !isPlaceholderData && debouncedText === text,
  };
}
