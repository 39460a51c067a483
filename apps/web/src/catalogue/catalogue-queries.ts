import { queryOptions } from '@tanstack/react-query';
import { callApi } from '../api-client.ts';
import type { PartPageKind } from './part-kinds.ts';

/** The catalogue changes only when the server restarts. */
const STALE_MS = 3_600_000;

/** Returns the query of all parts of a kind, whether anyone played them or not. */
export const cataloguePartsQuery = (kind: PartPageKind) =>
  queryOptions({
    queryKey: ['catalogue-parts', kind],
    queryFn: ({ signal }) => callApi('GET /api/parts', { query: { kind }, signal }),
    staleTime: STALE_MS,
  });

/** Returns the query of a part's figures and recipes. */
export const cataloguePartQuery = (id: string) =>
  queryOptions({
    queryKey: ['catalogue-part', id],
    queryFn: ({ signal }) => callApi('GET /api/parts/{id}', { params: { id }, signal }),
    staleTime: STALE_MS,
  });
