import type { Overview } from '@scrapboard/contract';
import { type OverviewRows, partOverview, toOverview } from '@scrapboard/read-models';
import type { FastifyInstance } from 'fastify';
import type { AppDeps } from '../../app-deps.ts';
import { cacheFor } from '../../http/cache-for.ts';
import { createAddRoute } from '../../http/create-add-route.ts';
import { fetchOverview } from './fetch-overview.ts';

/** Aggregates all data, so it is read at most this often. */
const CACHE_TTL_MS = 60_000;

interface Read {
  all: Overview;
  parts: OverviewRows['parts'];
}

/** Serves totals over all stored data. */
export async function overviewRoutes(app: FastifyInstance, deps: AppDeps): Promise<void> {
  const addRoute = createAddRoute(app, deps);

  const read = cacheFor(CACHE_TTL_MS, async (): Promise<Read> => {
    const rows = await fetchOverview(deps, deps.hidden.ids.size);
    return { all: toOverview(rows, deps.catalogue), parts: rows.parts };
  });

  addRoute('GET /api/overview', async ({ query: { part } }) => {
    const { all, parts } = await read();
    return { ...all, part: part === undefined ? null : partOverview(parts, deps.catalogue, part) };
  });
}
