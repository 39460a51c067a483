import type { DataDeps } from '../data/data-deps.ts';
import { defineRoute } from '../frame/define-route.ts';
import { type DemoRoute, SPECIFIED_DELAY_MS } from '../frame/route.ts';
import { createFindPlayer } from '../players/create-find-player.ts';
import { fetchProfile } from './fetch-profile.ts';

/** Returns the route of a player's profile. */
export function profileRoutes({ store }: DataDeps): DemoRoute[] {
  const find = createFindPlayer(store);
  return [
    defineRoute(
      'GET /dev/profile/{id}',
      async (call) => {
        const { world, found } = await find(call);
        return fetchProfile(world, found, call.query);
      },
      SPECIFIED_DELAY_MS,
    ),
  ];
}
