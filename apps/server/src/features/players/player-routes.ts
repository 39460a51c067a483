import { notFound, unknownPlayer } from '@scrapboard/contract';
import type { FastifyInstance } from 'fastify';
import type { AppDeps } from '../../app-deps.ts';
import { createAddRoute } from '../../http/create-add-route.ts';
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
import { isKnownPlayer } from './is-known-player.ts';

/**
 * Routes for the list of players and all of a player's pages except the profile.
 */
export async function playerRoutes(app: FastifyInstance, deps: AppDeps): Promise<void> {
  const { pool } = deps;
  const addRoute = createAddRoute(app, deps);

  /** Throws for an unknown player: an empty list would look as if they had played no matches. */
  async function requireKnownPlayer<T>(id: string, pendingResult: Promise<T>): Promise<T> {
    const [isKnown, result] = await Promise.all([isKnownPlayer(pool, id), pendingResult]);
    if (!isKnown) throw unknownPlayer();
    return result;
  }

  addRoute('GET /api/players', ({ query, visibility }) =>
    fetchPlayers(pool, query, visibility.hidden),
  );

  addRoute('GET /api/players/{id}', async ({ params: { id } }) => {
    const player = await fetchPlayer(deps, id);
    if (player === null) throw unknownPlayer();
    return player;
  });

  addRoute('GET /api/players/{id}/matches', ({ params: { id }, query }) => {
    const { cursor, limit, ...filters } = query;
    return requireKnownPlayer(id, fetchPlayerMatches(deps, id, filters, { cursor, limit }));
  });

  addRoute('GET /api/players/{id}/matches/{match}/adjacent', async ({ params, query }) => {
    const { id, match } = params;
    const adjacent = await requireKnownPlayer(id, fetchAdjacentMatches(deps, id, match, query));
    if (adjacent === null) throw notFound('No match with this ID was found.');
    return adjacent;
  });

  addRoute('GET /api/players/{id}/graphs', ({ params: { id }, query }) =>
    requireKnownPlayer(id, fetchPlayerGraphs(pool, id, query)),
  );

  addRoute('GET /api/players/{id}/parts', ({ params: { id }, query }) => {
    const { group, ...filters } = query;
    return requireKnownPlayer(id, fetchPlayerParts(deps, id, filters, group));
  });

  addRoute('GET /api/players/{id}/power-scores', ({ params: { id }, query }) =>
    requireKnownPlayer(id, fetchPlayerPowerScores(pool, id, query)),
  );

  addRoute('GET /api/players/{id}/breakdown', ({ params: { id }, query }) => {
    const { by, ...filters } = query;
    return requireKnownPlayer(id, fetchPlayerBreakdown(deps, id, filters, by));
  });

  addRoute('GET /api/players/{id}/comparison', ({ params: { id }, query }) =>
    requireKnownPlayer(id, fetchPlayerComparison(pool, id, query)),
  );

  addRoute('GET /api/players/{id}/played-with', ({ params: { id }, query }) =>
    requireKnownPlayer(id, fetchPlayedWith(pool, id, query)),
  );

  addRoute('GET /api/players/{id}/medals', ({ params: { id }, query }) =>
    requireKnownPlayer(id, fetchPlayerMedals(pool, id, query)),
  );

  addRoute('GET /api/players/{id}/duels', ({ params: { id }, query, visibility }) =>
    requireKnownPlayer(id, fetchPlayerDuels(pool, id, query, visibility.isHidden)),
  );
}
