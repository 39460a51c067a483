import { notFound } from '@scrapboard/contract';
import { defineRoute } from '../../frame/define-route.ts';
import type { DemoRoute } from '../../frame/route.ts';
import { readMatch } from '../answers/read-match.ts';
import type { DataDeps } from '../data-deps.ts';

/** Returns the route of one match. */
export function matchRoutes({ store }: DataDeps): DemoRoute[] {
  const read = defineRoute('GET /api/matches/{id}', async ({ params }) => {
    const found = readMatch(await store.world(), params.id);
    if (found === null) throw notFound('No match with this ID was found.');
    return found;
  });
  return [read];
}
