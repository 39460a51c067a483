import type { DataDeps } from '../data/data-deps.ts';
import { defineRoute } from '../framework/define-route.ts';
import { type DemoRoute, LONG_DELAY_MS } from '../framework/route.ts';
import { createFindPlayer } from '../players/create-find-player.ts';
import { fetchProfile } from './fetch-profile.ts';

/** Returns the route of a player's profile. */
export function profileRoutes({ store }: DataDeps): DemoRoute[] {
  const findPlayer = createFindPlayer(store);
  return [
    defineRoute(
      'GET /dev/profile/{id}',
      async (call) => {
        const { dataset, player } = await findPlayer(call);
        return fetchProfile(dataset, player, call.query);
      },
      LONG_DELAY_MS,
    ),
  ];
}
