import { useQuery } from '@tanstack/react-query';
import { callApi } from '../api-client.ts';

const MAX_RESULTS = 6;

/** Returns the players and parts that match a text; undefined until they are known, and without a text. */
export function useSearchAnswer(text: string) {
  return useQuery({
    queryKey: ['search', text, MAX_RESULTS],
    queryFn: ({ signal }) =>
      callApi('GET /api/search', { query: { q: text, limit: MAX_RESULTS }, signal }),
    enabled: text !== '',
  }).data;
}
