import { defaultCatalogue } from '@scrapboard/catalogue';
import { toPrices } from '@scrapboard/read-models';
import { defineRoute } from '../framework/define-route.ts';
import type { DemoRoute } from '../framework/route.ts';

/** Returns the routes of prices, which are the catalogue's. */
export function priceRoutes(): DemoRoute[] {
  return [
    defineRoute('GET /api/prices', async ({ query }) =>
      toPrices(defaultCatalogue, null, query.kind),
    ),
  ];
}
