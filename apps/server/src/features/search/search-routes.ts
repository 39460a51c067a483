import { createCatalogueSearch } from '@scrapboard/search';
import type { FastifyInstance } from 'fastify';
import type { AppDeps } from '../../app-deps.ts';
import { createAddRoute } from '../../http/create-add-route.ts';
import { searchPlayers } from './search-players.ts';

/** Routes for the search box, called while the user types. */
export async function searchRoutes(app: FastifyInstance, deps: AppDeps): Promise<void> {
  const { pool, catalogue } = deps;
  const addRoute = createAddRoute(app, deps);
  const searchCatalogue = createCatalogueSearch(catalogue.parts(), catalogue.maps());

  addRoute('GET /api/search', async ({ query, visibility }) => {
    const players = await searchPlayers(pool, query, visibility.hidden);
    return { players, ...searchCatalogue(query.q, query.limit) };
  });
}
