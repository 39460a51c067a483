import { defaultCatalogue } from '@scrapboard/catalogue';
import { createCatalogueSearch } from '@scrapboard/search';
import type { DataDeps } from '../data/data-deps.ts';
import { defineRoute } from '../framework/define-route.ts';
import type { DemoRoute } from '../framework/route.ts';
import { searchPlayers } from './search-players.ts';

const searchCatalogue = createCatalogueSearch(defaultCatalogue.parts(), defaultCatalogue.maps());

/** Returns the route of the search box, called while the user types. */
export function searchRoutes({ store }: DataDeps): DemoRoute[] {
  return [
    defineRoute('GET /api/search', async ({ query, visibility }) => {
      const players = searchPlayers(await store.dataset(), query, visibility);
      return { players, ...searchCatalogue(query.q, query.limit) };
    }),
  ];
}
