import type { DemoRoute } from '../frame/route.ts';
import type { DataDeps } from './data-deps.ts';
import { matchRoutes } from './routes/match-routes.ts';
import { playerRoutes } from './routes/player-routes.ts';
import { statusRoutes } from './routes/status-routes.ts';
import { uploadRoutes } from './routes/upload-routes.ts';

/** Returns the routes for profile, players, matches, search, uploads and status. */
export function dataRoutes(deps: DataDeps): DemoRoute[] {
  return [
    ...statusRoutes(deps),
    ...playerRoutes(deps),
    ...matchRoutes(deps),
    ...uploadRoutes(deps),
  ];
}
