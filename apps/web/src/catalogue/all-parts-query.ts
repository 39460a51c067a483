import { queryOptions } from '@tanstack/react-query';
import { callApi } from '../api-client.ts';

/** The catalogue changes only when the server restarts. */
const STALE_MS = 3_600_000;

/** All parts with their figures. */
export const allPartsQuery = queryOptions({
  queryKey: ['catalogue-parts', 'all'],
  queryFn: ({ signal }) => callApi('GET /api/parts', { query: {}, signal }),
  staleTime: STALE_MS,
});

/** The recipes of all parts. */
export const recipesQuery = queryOptions({
  queryKey: ['catalogue-recipes'],
  queryFn: ({ signal }) => callApi('GET /api/recipes', { signal }),
  staleTime: STALE_MS,
});
