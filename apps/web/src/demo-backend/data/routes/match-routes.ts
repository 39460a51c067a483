import { match, matchId, notFound } from '@scrapboard/contract';
import { maskHidden, namesWithoutId } from '@scrapboard/read-models';
import * as z from 'zod/mini';
import { defineRoute } from '../../frame/define-route.ts';
import type { DemoRoute } from '../../frame/route.ts';
import { nicknamesOf } from '../answers/nicknames.ts';
import { readMatch } from '../answers/read-match.ts';
import type { DataDeps } from '../data-deps.ts';
import type { World } from '../world/make-world.ts';

/** `GET /api/matches/{id}` */
export function matchRoutes({ store, viewers }: DataDeps): DemoRoute[] {
  const read = defineRoute(
    { call: 'GET /api/matches/{id}', params: z.object({ id: matchId }), answer: match },
    async ({ params: { id }, headers }) => {
      const world = await store.world();
      const found = readMatch(world, id);
      if (found === null) throw notFound('There is no match with this id.');
      const hidden = await viewers.hiddenFrom(headers);
      const sight = { isHidden: (player: string) => hidden.has(player), hidden: [...hidden] };
      return maskHidden(found, sight, hiddenNames(world, namesWithoutId(found), sight.hidden));
    },
  );
  return [read];
}

/** Those of the names that hidden players go by, or ever went by. */
function hiddenNames(
  { players }: World,
  names: readonly string[],
  hidden: readonly string[],
): ReadonlySet<string> {
  if (names.length === 0) return new Set();
  const used = hidden.flatMap((id) => nicknamesOf(players.get(id)?.rows ?? []));
  return new Set(used.map(({ nickname }) => nickname));
}
