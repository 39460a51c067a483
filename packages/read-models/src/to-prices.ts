import { type Catalogue, listTradedItems, type PriceList } from '@scrapboard/catalogue';
import type { ItemPrice, Prices } from '@scrapboard/contract';

/** The operator's list as it was last read. */
export interface OperatorPrices {
  /** Null if it was never read. */
  list: PriceList | null;
  /** ISO 8601: when it was last read, and since when reading it has failed. */
  readAt: string | null;
  failedSince: string | null;
}

/**
 * Returns the prices of the catalogue, or those of the operator where there are any. Items that only the
 * operator lists have their id as a name.
 */
export function toPrices(
  catalogue: Catalogue,
  operator: OperatorPrices | null,
  kind: ItemPrice['kind'] | undefined,
): Prices {
  const operatorPrices = new Map(Object.entries(operator?.list?.prices ?? {}));
  const items = listTradedItems(catalogue).map(({ price, ...item }): ItemPrice => {
    const operatorPrice = operatorPrices.get(item.id);
    operatorPrices.delete(item.id);
    const { sell, buy } = operatorPrice ?? price ?? { sell: null, buy: null };
    return { ...item, sell, buy, from: operatorPrice === undefined ? 'catalogue' : 'operator' };
  });
  const unlisted = [...operatorPrices].map(([id, { sell, buy }]): ItemPrice => {
    const part = catalogue.part(id);
    const isPart = part.known || part.category !== 'other';
    const [name, kind] = isPart ? [part.name, 'part' as const] : [id, 'item' as const];
    return { id, name, kind, sell, buy, from: 'operator' };
  });
  const { asOf, source } = catalogue.provenance('tradeItems');
  return {
    asOf,
    source,
    operator: operator && {
      asOf: operator.list?.asOf ?? null,
      source: operator.list?.source ?? null,
      readAt: operator.readAt,
      failedSince: operator.failedSince,
    },
    prices: [...items, ...unlisted].filter((item) => kind === undefined || item.kind === kind),
    fuelCosts: catalogue.raids().map(({ mode, fuel }) => {
      const { id, name } = catalogue.mode(mode);
      return { mode: { id, name }, fuel };
    }),
  };
}
