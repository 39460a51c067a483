import type { PartPageKind } from '@scrapboard/contract/part-page-kinds';
import { queryOptions } from '@tanstack/react-query';
import { callApi } from '../api-client.ts';
import { CATALOGUE_STALE_MS } from './catalogue-stale-ms.ts';

/** Returns the query of all parts of a kind, whether anyone played them or not. */
export const cataloguePartsQuery = (kind: PartPageKind) =>
  queryOptions({
    queryKey: ['catalogue-parts', kind],
    queryFn: ({ signal }) => callApi('GET /api/parts', { query: { kind }, signal }),
    staleTime: CATALOGUE_STALE_MS,
  });

/** Returns the query of a part's figures and recipes. */
export const cataloguePartQuery = (id: string) =>
  queryOptions({
    queryKey: ['catalogue-part', id],
    queryFn: ({ signal }) => callApi('GET /api/parts/{id}', { params: { id }, signal }),
    staleTime: CATALOGUE_STALE_MS,
  });
