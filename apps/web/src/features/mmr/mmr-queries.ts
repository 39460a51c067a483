import type { MmrCalibrationQuery } from '@scrapboard/contract';
import { queryOptions } from '@tanstack/react-query';
import { callApi } from '../../api-client.ts';
import {
  type LadderSearch,
  type MmrSearch,
  type PlayersSearch,
  toAllPlayers,
} from './mmr-search.ts';

export const PAGE_SIZE = 20;

const toNumber = (text: string | undefined) => (text === undefined ? undefined : Number(text));

function toPlayersQuery({ season, date, filters, minGames, activeWithin }: PlayersSearch) {
  const { region, partySize, minPowerScore, maxPowerScore } = filters;
  return {
    ...{ season, date, region, partySize: toNumber(partySize) },
    minPowerScore: toNumber(minPowerScore),
    maxPowerScore: toNumber(maxPowerScore),
    activeWithin: toNumber(activeWithin),
    minGames: minGames === 0 ? undefined : minGames,
  };
}

/** Returns the query of a list, without the page. */
export function toListQuery(search: MmrSearch) {
  return { ...toPlayersQuery(search), status: search.status };
}

export const boardQuery = (search: MmrSearch) =>
  queryOptions({
    queryKey: ['mmr', search],
    queryFn: ({ signal }) => {
      const { cursor, player, rank } = search;
      const start = cursor === undefined ? { player, rank: toNumber(rank) } : { cursor };
      const query = { ...toListQuery(search), ...start, limit: PAGE_SIZE };
      return callApi('GET /api/mmr', { query, signal });
    },
  });

/** Returns the query of the counts of the players who match the filters. */
export const summaryQuery = (search: PlayersSearch) => {
  const query = toPlayersQuery(search);
  return queryOptions({
    queryKey: ['mmr', 'summary', query],
    queryFn: ({ signal }) => callApi('GET /api/mmr/summary', { query, signal }),
  });
};

/** Returns the query of a player's rating and of their rank among all players of a ladder. */
export const playerRatingQuery = (id: string, search: LadderSearch) =>
  ratingAmongPlayersQuery(id, toAllPlayers(search));

/** Returns the query of a player's rating and of their rank among the players who match the filters. */
export const ratingAmongPlayersQuery = (id: string, search: PlayersSearch) => {
  const query = toPlayersQuery(search);
  return queryOptions({
    queryKey: ['player', id, 'rating', query],
    queryFn: ({ signal }) =>
      callApi('GET /api/players/{id}/rating', { params: { id }, query, signal }),
  });
};

/** Returns the query of how accurate the predictions for the matches of some days were. */
export const calibrationQuery = (days: MmrCalibrationQuery) =>
  queryOptions({
    queryKey: ['mmr', 'calibration', days],
    queryFn: ({ signal }) => callApi('GET /api/mmr/calibration', { query: days, signal }),
  });
