import type {
  PlayerGraphs,
  PlayerMatchesPage,
  PlayerParts,
  PlayerPowerScores,
} from '@scrapboard/contract';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { callApi } from '../../api-client.ts';
import { useStatus } from '../../status.ts';
import type { GameNumbers } from './game-charts.ts';

const gameNumbersQuery = (player: string | null) =>
  queryOptions({
    queryKey: ['gallery', 'game-numbers', player],
    enabled: player !== null,
    queryFn: async ({ signal }): Promise<GameNumbers> => {
      const ask = <Answer>(what: string) =>
        callApi<Answer>(`/api/players/${encodeURIComponent(player ?? '')}/${what}`, { signal });
      const [graphs, weapons, powerScores, page] = await Promise.all([
        ask<PlayerGraphs>('graphs'),
        ask<PlayerParts>('parts?group=weapon'),
        ask<PlayerPowerScores>('power-scores'),
        ask<PlayerMatchesPage>('matches?limit=100'),
      ]);
      return { graphs, weapons, powerScores, matches: page.matches };
    },
  });

/** Loads the stats of the player shown at `/`, when the first chart needs them. */
export function useGameNumbers() {
  return useQuery(gameNumbersQuery(useStatus()?.player ?? null));
}
