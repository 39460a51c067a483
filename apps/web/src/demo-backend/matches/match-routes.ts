import { notFound } from '@scrapboard/contract';
import type { DataDeps } from '../data/data-deps.ts';
import { defineRoute } from '../framework/define-route.ts';
import type { DemoRoute } from '../framework/route.ts';
import { fetchMatch } from './fetch-match.ts';

/** Returns the route of one match. */
export function matchRoutes({ store }: DataDeps): DemoRoute[] {
  const read = defineRoute('GET /api/matches/{id}', async ({ params }) => {
    const match = fetchMatch(await store.dataset(), params.id);
    if (match === null) throw notFound('No match with this ID was found.');
    return match;
  });
  return [read];
}
