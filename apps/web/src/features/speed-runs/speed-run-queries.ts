import type { SpeedRunBoardParams, SpeedRunRow } from '@scrapboard/contract';
import { queryOptions } from '@tanstack/react-query';
import { callApi } from '../../api-client.ts';
import type { RunFilters } from './speed-run-search.ts';

const PAGE_SIZE = 25;
/** How many runs a CSV file has at most, and how many are fetched per request. */
const MAX_CSV_ROWS = 1000;
const CSV_PAGE_SIZE = 100;

export const overviewQuery = (filters: RunFilters) =>
  queryOptions({
    queryKey: ['speed-runs', 'overview', filters],
    queryFn: ({ signal }) => callApi('GET /api/speed-runs', { query: filters, signal }),
  });

export const boardQuery = (
  params: SpeedRunBoardParams,
  filters: RunFilters,
  cursor: string | undefined,
) =>
  queryOptions({
    queryKey: ['speed-runs', 'board', params, filters, cursor],
    queryFn: ({ signal }) => {
      const query = { ...filters, cursor, limit: PAGE_SIZE };
      return callApi('GET /api/speed-runs/{mode}/{raid}', { params, query, signal });
    },
  });

export const recordsQuery = (params: SpeedRunBoardParams, filters: RunFilters) =>
  queryOptions({
    queryKey: ['speed-runs', 'records', params, filters],
    queryFn: ({ signal }) =>
      callApi('GET /api/speed-runs/{mode}/{raid}/records', { params, query: filters, signal }),
  });

export const playerRunsQuery = (
  id: string,
  filters: RunFilters,
  params: Partial<SpeedRunBoardParams> = {},
) =>
  queryOptions({
    queryKey: ['player', id, 'speed-runs', filters, params],
    queryFn: ({ signal }) =>
      callApi('GET /api/players/{id}/speed-runs', {
        params: { id },
        query: { ...filters, ...params },
        signal,
      }),
  });

/** Fetches the first runs of a board for a CSV file. */
export async function fetchRunsForCsv(params: SpeedRunBoardParams, filters: RunFilters) {
  const runs: SpeedRunRow[] = [];
  let cursor: string | undefined;
  do {
    const query = { ...filters, cursor, limit: CSV_PAGE_SIZE };
    const page = await callApi('GET /api/speed-runs/{mode}/{raid}', { params, query });
    runs.push(...page.runs);
    cursor = page.nextCursor ?? undefined;
  } while (cursor !== undefined && runs.length < MAX_CSV_ROWS);
  return runs;
}
