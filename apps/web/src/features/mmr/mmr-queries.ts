import { queryOptions } from '@tanstack/react-query';
import { callApi } from '../../api-client.ts';
import type { LadderSearch, MmrSearch } from './mmr-search.ts';

export const PAGE_SIZE = 20;
/** How many players a CSV file has at most, and how many are fetched per request. */
export const MAX_CSV_ROWS = 1000;
const CSV_PAGE_SIZE = 100;

const toNumber = (text: string | undefined) => (text === undefined ? undefined : Number(text));

function toBoardQuery({ filters, ...search }: MmrSearch) {
  const { region, partySize, minPowerScore, maxPowerScore } = filters;
  return {
    ...{ season: search.season, date: search.date, status: search.status },
    ...{ region, partySize: toNumber(partySize), minGames: search.minGames },
    minPowerScore: toNumber(minPowerScore),
    maxPowerScore: toNumber(maxPowerScore),
    activeWithin: toNumber(search.activeWithin),
  };
}

export const boardQuery = (search: MmrSearch) =>
  queryOptions({
    queryKey: ['mmr', search],
    queryFn: ({ signal }) => {
      const { cursor, player, rank } = search;
      const start = cursor === undefined ? { player, rank: toNumber(rank) } : { cursor };
      const query = { ...toBoardQuery(search), ...start, limit: PAGE_SIZE };
      return callApi('GET /api/mmr', { query, signal });
    },
  });

/** Fetches the first players of a board for a CSV file. */
export async function fetchForCsv(search: MmrSearch) {
  const players = [];
  let cursor: string | undefined;
  do {
    const query = { ...toBoardQuery(search), cursor, limit: CSV_PAGE_SIZE };
    const page = await callApi('GET /api/mmr', { query });
    players.push(...page.players);
    cursor = page.nextCursor ?? undefined;
  } while (cursor !== undefined && players.length < MAX_CSV_ROWS);
  return players;
}

const ladderOf = ({ season, date }: LadderSearch) => ({ season, date });

export const summaryQuery = (search: LadderSearch) =>
  queryOptions({
    queryKey: ['mmr', 'summary', search.season, search.date],
    queryFn: ({ signal }) => callApi('GET /api/mmr/summary', { query: ladderOf(search), signal }),
  });

export const playerRatingQuery = (id: string, search: LadderSearch) =>
  queryOptions({
    queryKey: ['player', id, 'rating', search.season, search.date],
    queryFn: ({ signal }) =>
      callApi('GET /api/players/{id}/rating', { params: { id }, query: ladderOf(search), signal }),
  });

export const calibrationQuery = queryOptions({
  queryKey: ['mmr', 'calibration'],
  queryFn: ({ signal }) => callApi('GET /api/mmr/calibration', { signal }),
});
