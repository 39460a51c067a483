import { notFound } from '@scrapboard/contract';
import type { FastifyInstance } from 'fastify';
import type { AppDeps } from '../../app-deps.ts';
import { createAddRoute } from '../../http/create-add-route.ts';
import { fetchMatch } from './fetch-match.ts';

/** Adds the route of a match page. */
export async function matchRoutes(app: FastifyInstance, deps: AppDeps): Promise<void> {
  const addRoute = createAddRoute(app, deps);

  addRoute('GET /api/matches/{id}', async ({ params }) => {
    const match = await fetchMatch(deps, params.id);
    if (match === null) throw notFound('No match with this ID was found.');
    return match;
  });
}
