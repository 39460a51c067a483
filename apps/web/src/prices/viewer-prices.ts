import { createStoredValue } from '../stored-value.ts';

/** Prices that the viewer has set, in coins per unit, by the id of the item. */
export type ViewerPrices = Readonly<Record<string, number>>;

export const MAX_VIEWER_PRICE = 999_999;
const NO_PRICES: ViewerPrices = {};

/** Returns whether a value is a valid price. */
export function isPrice(value: unknown): value is number {
  return typeof value === 'number' && value >= 0 && value <= MAX_VIEWER_PRICE;
}

function readPrices(stored: unknown): ViewerPrices {
  if (typeof stored !== 'object' || stored === null) return NO_PRICES;
  const entries = Object.entries(stored).filter(([, value]) => isPrice(value));
  return entries.length === 0 ? NO_PRICES : Object.fromEntries(entries);
}

/** The viewer's own prices, kept in this browser. */
const storedPrices = createStoredValue('scrapboard.prices', readPrices);

/** Returns the viewer's own prices. */
export const getViewerPrices = storedPrices.get;

/** Returns the viewer's own prices, and follows their changes. */
export const useViewerPrices = storedPrices.use;

/** Stores the viewer's own prices; an empty object resets them. */
export function saveViewerPrices(prices: ViewerPrices): void {
  storedPrices.set(Object.keys(prices).length === 0 ? undefined : prices);
}

/** Stores the viewer's own price of one item; undefined resets it. */
export function saveViewerPrice(id: string, price: number | undefined): void {
  const { [id]: _, ...others } = storedPrices.get();
  saveViewerPrices(price === undefined ? others : { ...others, [id]: price });
}
