import type { Prices } from '@scrapboard/contract';
import type { Filters } from '@scrapboard/questions';
import type { ViewerPrices } from '../../prices/viewer-prices.ts';
import type { RevenueSearch } from './revenue-search.ts';

/** What a resource is worth and a match costs, in coins. */
export interface Pricing {
  /** The resources with a price, in the order of the catalogue. */
  resources: readonly { id: string; name: string; coins: number }[];
  /** Prices, costs of fuel, and the selected result, as filters of questions. */
  filters: Pick<Filters, 'prices' | 'costs' | 'result'>;
}

const FUEL = 'Gasoline';
/** The game's currency is not sold, and so not taxed. */
const COINS = 'money';

/**
 * Returns what resources are worth: the price of the cheapest offer or the viewer's own price, less the
 * market's fee. Fuel for a raid is bought, and so costs its full price.
 */
export function priceResources(
  { prices, fuelCosts }: Pick<Prices, 'prices' | 'fuelCosts'>,
  ownPrices: ViewerPrices,
  { fee, fuelReward, fuelCost, result }: RevenueSearch,
): Pricing {
  const shareAfterFee = 1 - Number(fee) / 100;
  const priceOf = (id: string) =>
    ownPrices[id] ?? prices.find((price) => price.id === id)?.sell ?? null;
  const resources = prices.flatMap(({ id, name }) => {
    const price = priceOf(id);
    if (price === null || price === 0 || (id === FUEL && fuelReward === 'out')) return [];
    return [{ id, name, coins: round(id === COINS ? price : shareAfterFee * price, 6) }];
  });
  const fuel = priceOf(FUEL) ?? 0;
  const costs = fuelCosts.map(
    ({ mode, fuel: units }) => [mode.id, round(units * fuel, 3)] as const,
  );
  return {
    resources,
    filters: {
      // Without any price, matches are worth nothing, but the question needs one.
      prices: formatPairs(
        resources.length > 0 ? resources.map(({ id, coins }) => [id, coins]) : [[COINS, 0]],
      ),
      ...(fuelCost === 'in' && fuel > 0 && costs.length > 0 && { costs: formatPairs(costs) }),
      ...(result !== 'all' && { result: [result] }),
    },
  };
}

function formatPairs(pairs: readonly (readonly [string, number])[]): string {
  return pairs
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([id, coins]) => `${id}:${coins.toFixed(6).replace(/\.?0+$/, '')}`)
    .join(',');
}

function round(value: number, digits: number): number {
  return Math.round(value * 10 ** digits) / 10 ** digits;
}
