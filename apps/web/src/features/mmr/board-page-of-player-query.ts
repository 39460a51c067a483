import { queryOptions } from '@tanstack/react-query';
import { boardQuery, playerRatingQuery } from './mmr-queries.ts';
import { isFiltered, type MmrSearch, toFirstPage, withoutFilters } from './mmr-search.ts';

/**
 * Returns the query for the leaderboard page that shows a player. It belongs to the list that they are on and has the
 * filters of `search`, unless these exclude them. Without a rating, it is the first page of the list of `search`.
 */
export const boardPageOfPlayerQuery = (search: MmrSearch, player: string) =>
  queryOptions({
    queryKey: ['mmr', 'player page', search, player],
    queryFn: async ({ client }): Promise<MmrSearch> => {
      const { current } = await client.fetchQuery(playerRatingQuery(player, search));
      const page = { ...toFirstPage(search), player };
      if (current === null) return page;
      const filteredPage = { ...page, status: current.status };
      if (!isFiltered(search)) return filteredPage;
      const { players } = await client.fetchQuery(boardQuery(filteredPage));
      const isListed = players.some(({ id }) => id === player);
      return isListed ? filteredPage : { ...withoutFilters(filteredPage), player };
    },
  });
