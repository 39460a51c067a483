import type { DataDeps } from '../data/data-deps.ts';
import { defineRoute } from '../framework/define-route.ts';
import type { DemoRoute } from '../framework/route.ts';
import { fetchStatus } from './fetch-status.ts';

/** Returns the route of the status. */
export function statusRoutes({ store, reportOwnMatches }: DataDeps): DemoRoute[] {
  return [
    defineRoute('GET /api/status', async ({ visibility }) => {
      const status = fetchStatus(await store.dataset(), visibility, store.now());
      reportOwnMatches?.(status.matches > (status.demo?.matches ?? 0));
      return status;
    }),
  ];
}
