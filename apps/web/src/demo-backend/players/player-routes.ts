import { notFound } from '@scrapboard/contract';
import type { DataDeps } from '../data/data-deps.ts';
import { defineRoute } from '../framework/define-route.ts';
import type { DemoRoute } from '../framework/route.ts';
import { createFindPlayer } from './create-find-player.ts';
import { fetchAdjacentMatches } from './fetch-adjacent-matches.ts';
import { fetchPlayedWith } from './fetch-played-with.ts';
import { fetchPlayer } from './fetch-player.ts';
import { fetchPlayerBreakdown } from './fetch-player-breakdown.ts';
import { fetchPlayerComparison } from './fetch-player-comparison.ts';
import { fetchPlayerDuels } from './fetch-player-duels.ts';
import { fetchPlayerGraphs } from './fetch-player-graphs.ts';
import { fetchPlayerMatches } from './fetch-player-matches.ts';
import { fetchPlayerMedals } from './fetch-player-medals.ts';
import { fetchPlayerParts } from './fetch-player-parts.ts';
import { fetchPlayerPowerScores } from './fetch-player-power-scores.ts';
import { fetchPlayers } from './fetch-players.ts';

/** Returns the routes of the player list and all of a player's pages except the profile. */
export function playerRoutes({ store }: DataDeps): DemoRoute[] {
  const findPlayer = createFindPlayer(store);

  return [
    defineRoute('GET /api/players', async ({ query, visibility }) =>
      fetchPlayers(await store.dataset(), query, visibility),
    ),
    defineRoute('GET /api/players/{id}', async (call) => {
      const { dataset, player } = await findPlayer(call);
      return fetchPlayer(dataset, player);
    }),
    defineRoute('GET /api/players/{id}/matches', async (call) => {
      const { cursor, limit, ...filters } = call.query;
      const { dataset, player } = await findPlayer(call);
      return fetchPlayerMatches(dataset, player, filters, { cursor, limit });
    }),
    defineRoute('GET /api/players/{id}/matches/{match}/adjacent', async (call) => {
      const { dataset, player } = await findPlayer(call);
      const adjacent = fetchAdjacentMatches(dataset, player, call.params.match, call.query);
      if (adjacent === null) throw notFound('No match with this ID was found.');
      return adjacent;
    }),
    defineRoute('GET /api/players/{id}/graphs', async (call) => {
      const { dataset, player } = await findPlayer(call);
      return fetchPlayerGraphs(dataset, player, call.query);
    }),
    defineRoute('GET /api/players/{id}/parts', async (call) => {
      const { group, ...filters } = call.query;
      const { player } = await findPlayer(call);
      return fetchPlayerParts(player, filters, group);
    }),
    defineRoute('GET /api/players/{id}/power-scores', async (call) => {
      const { player } = await findPlayer(call);
      return fetchPlayerPowerScores(player, call.query);
    }),
    defineRoute('GET /api/players/{id}/breakdown', async (call) => {
      const { by, ...filters } = call.query;
      const { player } = await findPlayer(call);
      return fetchPlayerBreakdown(player, filters, by);
    }),
    defineRoute('GET /api/players/{id}/comparison', async (call) => {
      const { dataset, player } = await findPlayer(call);
      return fetchPlayerComparison(dataset, player, call.query);
    }),
    defineRoute('GET /api/players/{id}/played-with', async (call) => {
      const { dataset, player } = await findPlayer(call);
      return fetchPlayedWith(dataset, player, call.query);
    }),
    defineRoute('GET /api/players/{id}/medals', async (call) => {
      const { dataset, player } = await findPlayer(call);
      return fetchPlayerMedals(dataset, player, call.query);
    }),
    defineRoute('GET /api/players/{id}/duels', async (call) => {
      const { dataset, player } = await findPlayer(call);
      return fetchPlayerDuels(dataset, player, call.query, call.visibility);
    }),
  ];
}
