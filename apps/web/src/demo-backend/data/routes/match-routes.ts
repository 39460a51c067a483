import { maskHidden, notFound } from '@scrapboard/back-end';
import { match, matchId } from '@scrapboard/contract';
import * as z from 'zod/mini';
import { defineRoute } from '../../frame/define-route.ts';
import type { DemoRoute } from '../../frame/route.ts';
import { readMatch } from '../answers/read-match.ts';
import type { DataDeps } from '../data-deps.ts';

/** `GET /api/matches/{id}` */
export function matchRoutes({ store, viewers }: DataDeps): DemoRoute[] {
  const read = defineRoute(
    { call: 'GET /api/matches/{id}', params: z.object({ id: matchId }), answer: match },
    async ({ params: { id }, headers }) => {
      const found = readMatch(await store.world(), id);
      if (found === null) throw notFound('There is no match with this id.');
      const hidden = await viewers.hiddenFrom(headers);
      return maskHidden(found, { hides: (player) => hidden.has(player), hidden: [...hidden] });
    },
  );
  return [read];
}
