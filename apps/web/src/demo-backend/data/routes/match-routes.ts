import { match, matchId, notFound } from '@scrapboard/contract';
import { answerVisibly } from '@scrapboard/read-models';
import * as z from 'zod/mini';
import { defineRoute } from '../../frame/define-route.ts';
import type { DemoRoute } from '../../frame/route.ts';
import { readMatch } from '../answers/read-match.ts';
import { visibilityIn } from '../answers/visibility-in.ts';
import type { DataDeps } from '../data-deps.ts';

const params = z.object({ id: matchId });

/** One match, whole. */
export function matchRoutes({ store, viewers }: DataDeps): DemoRoute[] {
  const read = defineRoute(
    { call: 'GET /api/matches/{id}', params, answer: match },
    async ({ params, headers }) => {
      const world = await store.world();
      const visibility = visibilityIn(world, await viewers.hiddenFrom(headers));
      return await answerVisibly('GET /api/matches/{id}', params, visibility, () => {
        const found = readMatch(world, params.id);
        if (found === null) throw notFound('No match with this ID was found.');
        return found;
      });
    },
  );
  return [read];
}
