import { toPrices } from '@scrapboard/read-models';
import type { FastifyInstance } from 'fastify';
import type { AppDeps } from '../../app-deps.ts';
import { cacheFor } from '../../http/cache-for.ts';
import { createAddRoute } from '../../http/create-add-route.ts';
import { fetchOperatorPrices } from './price-state.ts';

/** The operator's list changes every few hours at most. */
const CACHE_TTL_MS = 5000;

/** Serves the prices of the catalogue and of the operator's list. */
export async function priceRoutes(app: FastifyInstance, deps: AppDeps): Promise<void> {
  const { catalogue, config, pool } = deps;
  const addRoute = createAddRoute(app, deps);
  const fetchCachedPrices = cacheFor(CACHE_TTL_MS, () => fetchOperatorPrices(pool, config.prices));
  addRoute('GET /api/prices', async ({ query }) =>
    toPrices(catalogue, await fetchCachedPrices(), query.kind),
  );
}
