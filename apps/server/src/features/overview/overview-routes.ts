import type { Overview } from '@scrapboard/contract';
import { type OverviewRows, toOverview, toPartOverview } from '@scrapboard/read-models';
import type { FastifyInstance } from 'fastify';
import type { AppDeps } from '../../app-deps.ts';
import { cacheFor } from '../../http/cache-for.ts';
import { createAddRoute } from '../../http/create-add-route.ts';
import type { QuestionService } from '../questions/create-question-service.ts';
import { fetchOverview } from './fetch-overview.ts';

/** The overview aggregates all data, so it is computed at most once in this time. */
const CACHE_TTL_MS = 60_000;

interface CachedOverview {
  overview: Overview;
  parts: OverviewRows['parts'];
}

/** Serves totals over all stored data. */
export async function overviewRoutes(
  app: FastifyInstance,
  deps: AppDeps & { questions: QuestionService },
): Promise<void> {
  const addRoute = createAddRoute(app, deps);

  const read = cacheFor(CACHE_TTL_MS, async (): Promise<CachedOverview> => {
    const rows = await fetchOverview(deps, deps.hidden.ids.size);
    return { overview: toOverview(rows, deps.catalogue), parts: rows.parts };
  });

  addRoute('GET /api/overview', async ({ query: { part } }) => {
    const { overview, parts } = await read();
    return {
      ...overview,
      part: part === undefined ? null : toPartOverview(parts, deps.catalogue, part),
    };
  });
}
