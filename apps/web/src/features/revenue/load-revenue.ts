import { loadQuery } from '../../load-query.ts';
import type { PageLoader } from '../../pages/page.ts';
import { resourcePricesQuery } from '../../prices/prices-query.ts';
import { getViewerPrices } from '../../prices/viewer-prices.ts';
import { prefetchQuestions } from '../../questions/prefetch-questions.ts';
import { priceResources } from './price-resources.ts';
import {
  dailyQuestion,
  eightVsEightQuestion,
  fuelQuestion,
  modesQuestion,
  totalsQuestion,
} from './questions.ts';
import { revenueCodec } from './revenue-search.ts';

/** Starts the questions of the page as soon as prices are known. */
export const loadRevenue: PageLoader = async (client, { request }) => {
  // If it fails, the page shows the error.
  const prices = await loadQuery(client, resourcePricesQuery).catch(() => undefined);
  const pageSearch = revenueCodec.read(new URL(request.url).searchParams);
  return prefetchQuestions(client, request, () => {
    if (prices === undefined) return [];
    const pricing = priceResources(prices, getViewerPrices(), pageSearch);
    return [
      totalsQuestion(pricing),
      eightVsEightQuestion(pricing),
      modesQuestion(pricing),
      fuelQuestion,
      dailyQuestion(pricing),
    ];
  });
};
