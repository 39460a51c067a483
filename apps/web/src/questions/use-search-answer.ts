import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { callApi } from '../api-client.ts';
import { useDebounced } from '../use-debounced.ts';

const MAX_RESULTS = 6;
const DEBOUNCE_MS = 150;

/**
 * Returns the players and parts that match a typed text; until these have loaded, those for the previous text.
 * Undefined without a text, and while nothing has loaded.
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
    /** Whether the answer is for the current text. */
    isUpToDate: data !== undefined && !isPlaceholderData && debouncedText === text,
  };
}
