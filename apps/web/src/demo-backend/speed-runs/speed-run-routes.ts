import type { DataDeps } from '../data/data-deps.ts';
import { defineRoute } from '../framework/define-route.ts';
import type { DemoRoute } from '../framework/route.ts';
import { createFindPlayer } from '../players/create-find-player.ts';
import {
  fetchPlayerSpeedRuns,
  fetchSpeedRunBoard,
  fetchSpeedRunOverview,
  fetchSpeedRunRecords,
} from './fetch-speed-runs.ts';

/** Returns the routes of the boards of raids by battle time. */
export function speedRunRoutes({ store }: DataDeps): DemoRoute[] {
  const findPlayer = createFindPlayer(store);

  return [
    defineRoute('GET /api/speed-runs', async ({ query, visibility }) =>
      fetchSpeedRunOverview(await store.dataset(), query, visibility),
    ),
    defineRoute('GET /api/speed-runs/{mode}/{raid}', async ({ params, query, visibility }) =>
      fetchSpeedRunBoard(await store.dataset(), params, query, visibility),
    ),
    defineRoute('GET /api/speed-runs/{mode}/{raid}/records', async (call) =>
      fetchSpeedRunRecords(await store.dataset(), call.params, call.query, call.visibility),
    ),
    defineRoute('GET /api/players/{id}/speed-runs', async (call) => {
      const { dataset, player } = await findPlayer(call);
      return fetchPlayerSpeedRuns(dataset, player.id, call.query, call.visibility);
    }),
  ];
}
