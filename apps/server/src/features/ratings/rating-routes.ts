import { unknownPlayer } from '@scrapboard/contract';
import type { FastifyInstance } from 'fastify';
import type { AppDeps } from '../../app-deps.ts';
import { createAddRoute } from '../../http/create-add-route.ts';
import { isKnownPlayer } from '../players/is-known-player.ts';
import { fetchCalibration } from './fetch-calibration.ts';
import { fetchMmrBoard } from './fetch-mmr-board.ts';
import { fetchMmrSummary } from './fetch-mmr-summary.ts';
import { fetchPlayerRating } from './fetch-player-rating.ts';

/** Routes for the leaderboard of ratings, and for how well they predict. */
export async function ratingRoutes(app: FastifyInstance, deps: AppDeps): Promise<void> {
  const { pool } = deps;
  const addRoute = createAddRoute(app, deps);

  addRoute('GET /api/mmr', ({ query, visibility }) =>
    fetchMmrBoard(pool, query, visibility.hidden),
  );
  addRoute('GET /api/mmr/summary', ({ query, visibility }) =>
    fetchMmrSummary(deps, query, visibility.hidden),
  );
  addRoute('GET /api/mmr/calibration', ({ query }) => fetchCalibration(deps, query));
  addRoute('GET /api/players/{id}/rating', async ({ params: { id }, query, visibility }) => {
    if (!(await isKnownPlayer(pool, id))) throw unknownPlayer();
    return fetchPlayerRating(pool, id, query, visibility.hidden);
  });
}
