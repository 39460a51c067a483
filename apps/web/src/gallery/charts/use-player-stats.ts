import { queryOptions, useQuery } from '@tanstack/react-query';
import { callApi } from '../../api-client.ts';
import { useStatus } from '../../status.ts';
import type { PlayerStats } from './game-charts.ts';

const playerStatsQuery = (player: string | null) =>
  queryOptions({
    queryKey: ['gallery', 'player-stats', player],
    enabled: player !== null,
    queryFn: async ({ signal }): Promise<PlayerStats> => {
      const input = { params: { id: player ?? '' }, signal };
      const [graphs, weapons, powerScores, page] = await Promise.all([
        callApi('GET /api/players/{id}/graphs', input),
        callApi('GET /api/players/{id}/parts', { ...input, query: { group: 'weapon' } }),
        callApi('GET /api/players/{id}/power-scores', input),
        callApi('GET /api/players/{id}/matches', { ...input, query: { limit: 100 } }),
      ]);
      return { graphs, weapons, powerScores, matches: page.matches };
    },
  });

/** Loads the stats of the player shown at `/`, when the first chart needs them. */
export function usePlayerStats() {
  return useQuery(playerStatsQuery(useStatus()?.player ?? null));
}
