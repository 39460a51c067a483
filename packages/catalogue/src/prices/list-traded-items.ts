import type { Catalogue, Price } from '../types.ts';
import { packContentName } from './create-recipe-item-lookup.ts';
import { dividePrice, parsePackId } from './price-list.ts';

/** Something that is traded, with its price in coins per unit. */
export interface TradedItem {
  /** The id of a part or another item, or a resource’s name in game.log. */
  id: string;
  name: string;
  kind: 'resource' | 'part' | 'item';
  price: Price | null;
}

/** The game's own currency, which is what prices are in. */
const COINS = 'money';

/**
 * Returns everything that has a price in the catalogue, and all resources. A resource is traded in
 * packs: its prices are those of one unit of the cheapest offer and of the highest order of any pack.
 * A price of 0 means that there is no offer.
 */
export function listTradedItems(catalogue: Catalogue): TradedItem[] {
  const packs = catalogue.tradeItems().flatMap(({ id, name, price }) => {
    const pack = id === null ? null : parsePackId(id);
    return pack === null ? [] : [{ ...pack, name, price }];
  });
  const unitPriceOf = (resource: string) =>
    pickBestPrices(
      packs.flatMap(({ resource: packed, units, price }) =>
        packed === resource && price !== null ? [toUnitPrice(price, units)] : [],
      ),
    );
  const resources = catalogue.resources().map(({ id, name }): TradedItem => {
    return {
      id,
      name,
      kind: 'resource',
      price: id === COINS ? { sell: 1, buy: 1 } : unitPriceOf(id),
    };
  });
  const listedIds = new Set(resources.map(({ id }) => id));
  const others = packs
    .filter(({ resource }, index) => {
      const first = packs.findIndex((pack) => pack.resource === resource);
      return !listedIds.has(resource) && first === index;
    })
    .map(({ resource, name }): TradedItem => {
      return {
        id: resource,
        name: packContentName(name),
        kind: 'item',
        price: unitPriceOf(resource),
      };
    });
  const parts = catalogue.parts().flatMap(({ id, name, price }): TradedItem[] => {
    return price === null ? [] : [{ id, name, kind: 'part', price: omitZeros(price) }];
  });
  const items = catalogue.tradeItems().flatMap(({ id, name, units, price }): TradedItem[] => {
    if (id === null || price === null || parsePackId(id) !== null) return [];
    return [{ id, name, kind: 'item', price: toUnitPrice(price, units) }];
  });
  return [...resources, ...parts, ...others, ...items];
}

function omitZeros({ sell, buy }: Price): Price {
  return { sell: sell || null, buy: buy || null };
}

function toUnitPrice(price: Price, units: number): Price {
  return dividePrice(omitZeros(price), units);
}

function pickBestPrices(prices: readonly Price[]): Price | null {
  const pricesOf = (side: keyof Price) => prices.flatMap((price) => price[side] ?? []);
  const [sells, buys] = [pricesOf('sell'), pricesOf('buy')];
  if (sells.length + buys.length === 0) return null;
  return {
    sell: sells.length === 0 ? null : Math.min(...sells),
    buy: buys.length === 0 ? null : Math.max(...buys),
  };
}
