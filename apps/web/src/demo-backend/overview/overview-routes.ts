import type { DataDeps } from '../data/data-deps.ts';
import { defineRoute } from '../framework/define-route.ts';
import type { DemoRoute } from '../framework/route.ts';
import { fetchOverview } from './fetch-overview.ts';

/** Returns the route of the totals over all matches. */
export function overviewRoutes({ store }: DataDeps): DemoRoute[] {
  return [
    defineRoute('GET /api/overview', async ({ query }) =>
      fetchOverview(await store.dataset(), query),
    ),
  ];
}
