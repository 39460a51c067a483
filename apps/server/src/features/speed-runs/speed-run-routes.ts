import { unknownPlayer } from '@scrapboard/contract';
import type { FastifyInstance } from 'fastify';
import type { AppDeps } from '../../app-deps.ts';
import { cacheFor } from '../../http/cache-for.ts';
import { createAddRoute } from '../../http/create-add-route.ts';
import { isKnownPlayer } from '../players/is-known-player.ts';
import { fetchPlayerSpeedRuns } from './fetch-player-speed-runs.ts';
import { fetchSpeedRunBoard } from './fetch-speed-run-board.ts';
import { fetchRunOptions, fetchSpeedRunOverview } from './fetch-speed-run-overview.ts';
import { fetchSpeedRunRecords } from './fetch-speed-run-records.ts';

/** The options of filters are counted over all runs, so at most once in this time. */
const OPTIONS_TTL_MS = 60_000;

/** Routes for the boards of raids by battle time. */
export async function speedRunRoutes(app: FastifyInstance, deps: AppDeps): Promise<void> {
  const { pool, config } = deps;
  const addRoute = createAddRoute(app, deps);
  const fetchOptions = cacheFor(OPTIONS_TTL_MS, () => fetchRunOptions(pool, config.ranked));

  addRoute('GET /api/speed-runs', ({ query, visibility }) =>
    fetchSpeedRunOverview(deps, query, visibility.hidden, fetchOptions),
  );
  addRoute('GET /api/speed-runs/{mode}/{raid}', ({ params, query, visibility }) =>
    fetchSpeedRunBoard(deps, params, query, visibility.hidden),
  );
  addRoute('GET /api/speed-runs/{mode}/{raid}/records', ({ params, query, visibility }) =>
    fetchSpeedRunRecords(deps, params, query, visibility.hidden),
  );
  addRoute('GET /api/players/{id}/speed-runs', async ({ params: { id }, query, visibility }) => {
    if (!(await isKnownPlayer(pool, id))) throw unknownPlayer();
    return fetchPlayerSpeedRuns(deps, id, query, visibility.hidden);
  });
}
