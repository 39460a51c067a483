import { type SpeedRunBoardParams, unknownPlayer } from '@scrapboard/contract';
import type { FastifyInstance } from 'fastify';
import type { AppDeps } from '../../app-deps.ts';
import { cacheFor } from '../../http/cache-for.ts';
import { createAddRoute } from '../../http/create-add-route.ts';
import { createReadThroughCache } from '../../http/read-through-cache.ts';
import { isKnownPlayer } from '../players/is-known-player.ts';
import { fetchPlayerSpeedRuns } from './fetch-player-speed-runs.ts';
import { fetchBoardTotals, fetchSpeedRunBoard } from './fetch-speed-run-board.ts';
import { fetchRaids, fetchRunOptions, fetchSpeedRunOverview } from './fetch-speed-run-overview.ts';
import { fetchSpeedRunRecords } from './fetch-speed-run-records.ts';
import type { SpeedRunValues } from './speed-run-sql.ts';

/** The options of filters are counted over all runs, so at most once in this time. */
const OPTIONS_TTL_MS = 60_000;
/** Boards and filters whose totals are cached until any match changes. */
const MAX_CACHED_TOTALS = 1000;
const MAX_CACHED_RAIDS = 50;

/** Routes for the boards of raids by battle time. */
export async function speedRunRoutes(app: FastifyInstance, deps: AppDeps): Promise<void> {
  const { pool, config, changes } = deps;
  const addRoute = createAddRoute(app, deps);
  const fetchOptions = cacheFor(OPTIONS_TTL_MS, () => fetchRunOptions(pool, config.ranked));

  type BoardKey = [SpeedRunValues, SpeedRunBoardParams];
  const totalsCache = createReadThroughCache({
    load: (key) => fetchBoardTotals(pool, ...(JSON.parse(key) as BoardKey)),
    maxEntries: MAX_CACHED_TOTALS,
    changes,
  });
  const raidsCache = createReadThroughCache({
    load: (key) => fetchRaids(pool, JSON.parse(key) as SpeedRunValues),
    maxEntries: MAX_CACHED_RAIDS,
    changes,
  });
  addRoute('GET /api/speed-runs', ({ query, visibility }) =>
    fetchSpeedRunOverview(deps, query, visibility.hidden, {
      fetchRaids: (values) => raidsCache.read(JSON.stringify(values)),
      fetchOptions,
    }),
  );
  addRoute('GET /api/speed-runs/{mode}/{raid}', ({ params, query, visibility }) =>
    fetchSpeedRunBoard(deps, params, query, visibility.hidden, (values, board) =>
      totalsCache.read(JSON.stringify([values, board] satisfies BoardKey)),
    ),
  );
  addRoute('GET /api/speed-runs/{mode}/{raid}/records', ({ params, query, visibility }) =>
    fetchSpeedRunRecords(deps, params, query, visibility.hidden),
  );
  addRoute('GET /api/players/{id}/speed-runs', async ({ params: { id }, query, visibility }) => {
    if (!(await isKnownPlayer(pool, id))) throw unknownPlayer();
    return fetchPlayerSpeedRuns(deps, id, query, visibility.hidden);
  });
}
