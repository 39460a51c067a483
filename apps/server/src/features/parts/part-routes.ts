import { toCataloguePart, toCatalogueParts, toRecipes } from '@scrapboard/read-models';
import type { FastifyInstance } from 'fastify';
import type { AppDeps } from '../../app-deps.ts';
import { createAddRoute } from '../../http/create-add-route.ts';

/** Serves the catalogue's data about parts. */
export async function partRoutes(app: FastifyInstance, deps: AppDeps): Promise<void> {
  const { catalogue } = deps;
  const addRoute = createAddRoute(app, deps);
  addRoute('GET /api/parts', ({ query }) => toCatalogueParts(catalogue, query.kind));
  addRoute('GET /api/parts/{id}', ({ params }) => toCataloguePart(catalogue, params.id));
  addRoute('GET /api/recipes', () => toRecipes(catalogue));
}
