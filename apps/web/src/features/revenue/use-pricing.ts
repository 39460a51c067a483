import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { resourcePricesQuery } from '../../prices/prices-query.ts';
import { useViewerPrices } from '../../prices/viewer-prices.ts';
import { type Pricing, priceResources } from './price-resources.ts';
import type { RevenueSearch } from './revenue-search.ts';

/** Returns the query of prices, and the pricing that follows from them and the options of the URL. */
export function usePricing(pageSearch: RevenueSearch) {
  const query = useQuery(resourcePricesQuery);
  const viewerPrices = useViewerPrices();
  const { data } = query;
  const pricing = useMemo(
    (): Pricing | undefined => data && priceResources(data, viewerPrices, pageSearch),
    [data, viewerPrices, pageSearch],
  );
  return { query, pricing, hasOwnPrices: Object.keys(viewerPrices).length > 0 };
}
