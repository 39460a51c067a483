import { queryOptions } from '@tanstack/react-query';
import { callApi } from '../api-client.ts';
import { CATALOGUE_STALE_MS } from './catalogue-stale-ms.ts';

/** All parts with their figures. */
export const allPartsQuery = queryOptions({
  queryKey: ['catalogue-parts', 'all'],
  queryFn: ({ signal }) => callApi('GET /api/parts', { query: {}, signal }),
  staleTime: CATALOGUE_STALE_MS,
});

/** The recipes of all parts. */
export const recipesQuery = queryOptions({
  queryKey: ['catalogue-recipes'],
  queryFn: ({ signal }) => callApi('GET /api/recipes', { signal }),
  staleTime: CATALOGUE_STALE_MS,
});
