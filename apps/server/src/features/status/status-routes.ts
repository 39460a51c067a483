import type { FastifyInstance } from 'fastify';
import type { AppDeps } from '../../app-deps.ts';
import { cacheFor } from '../../http/cache-for.ts';
import { createAddRoute } from '../../http/create-add-route.ts';
import { fetchStatus } from './fetch-status.ts';

/** Every open page polls the status; it is read at most this often. */
const CACHE_TTL_MS = 1000;

/** Serves what the web app's shell needs to know. */
export async function statusRoutes(app: FastifyInstance, deps: AppDeps): Promise<void> {
  const addRoute = createAddRoute(app, deps);
  addRoute(
    'GET /api/status',
    cacheFor(CACHE_TTL_MS, () => fetchStatus(deps)),
  );
}
