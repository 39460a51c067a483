import { defineRoute } from '../../frame/define-route.ts';
import type { DemoRoute } from '../../frame/route.ts';
import { readOverview } from '../answers/read-overview.ts';
import { readSearch } from '../answers/read-search.ts';
import { readStatus } from '../answers/read-status.ts';
import type { DataDeps } from '../data-deps.ts';

/** Returns the routes for all matches: status, overview and search. */
export function statusRoutes({ store }: DataDeps): DemoRoute[] {
  return [
    defineRoute('GET /api/status', async ({ visibility }) =>
      readStatus(await store.world(), visibility, store.now()),
    ),
    defineRoute('GET /api/search', async ({ query, visibility }) =>
      readSearch(await store.world(), query, visibility),
    ),
    defineRoute('GET /api/overview', async ({ query }) => readOverview(await store.world(), query)),
  ];
}
