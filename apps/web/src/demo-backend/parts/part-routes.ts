import { defaultCatalogue } from '@scrapboard/catalogue';
import { toCataloguePart, toCatalogueParts, toRecipes } from '@scrapboard/read-models';
import { defineRoute } from '../framework/define-route.ts';
import type { DemoRoute } from '../framework/route.ts';

/** Returns the routes of the catalogue's parts. */
export function partRoutes(): DemoRoute[] {
  return [
    defineRoute('GET /api/parts', async ({ query }) =>
      toCatalogueParts(defaultCatalogue, query.kind),
    ),
    defineRoute('GET /api/parts/{id}', async ({ params }) =>
      toCataloguePart(defaultCatalogue, params.id),
    ),
    defineRoute('GET /api/recipes', async () => toRecipes(defaultCatalogue)),
  ];
}
