import { notFound } from '@scrapboard/contract';
import { answerVisibly } from '@scrapboard/read-models';
import { defineRoute } from '../../frame/define-route.ts';
import type { DemoRoute } from '../../frame/route.ts';
import { readMatch } from '../answers/read-match.ts';
import { visibilityIn } from '../answers/visibility-in.ts';
import type { DataDeps } from '../data-deps.ts';

/** One match, whole. */
export function matchRoutes({ store, viewers }: DataDeps): DemoRoute[] {
  const read = defineRoute('GET /api/matches/{id}', async ({ params, headers }) => {
    const world = await store.world();
    const visibility = visibilityIn(world, await viewers.hiddenFrom(headers));
    return await answerVisibly('GET /api/matches/{id}', params, visibility, () => {
      const found = readMatch(world, params.id);
      if (found === null) throw notFound('No match with this ID was found.');
      return found;
    });
  });
  return [read];
}
