import { useSyncExternalStore } from 'react';
import { readStored, removeStored, writeStored } from '../stored.ts';

/** Prices that the viewer has set, in coins per unit, by the id of the item. */
export type ViewerPrices = Readonly<Record<string, number>>;

const STORED_AS = 'scrapboard.prices';
export const MAX_VIEWER_PRICE = 999_999;
const NONE: ViewerPrices = {};

/** Returns whether a value is a valid price. */
export function isPrice(value: unknown): value is number {
  return typeof value === 'number' && value >= 0 && value <= MAX_VIEWER_PRICE;
}

function readPrices(): ViewerPrices {
  const stored = readStored(STORED_AS);
  if (typeof stored !== 'object' || stored === null) return NONE;
  const entries = Object.entries(stored).filter(([, value]) => isPrice(value));
  return entries.length === 0 ? NONE : Object.fromEntries(entries);
}

let current: ViewerPrices | undefined;
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function getPrices(): ViewerPrices {
  current ??= readPrices();
  return current;
}

/** Keeps the viewer's own prices in this browser; none resets them. */
export function saveViewerPrices(prices: ViewerPrices): void {
  if (Object.keys(prices).length === 0) removeStored(STORED_AS);
  else writeStored(STORED_AS, prices);
  current = prices;
  for (const listener of listeners) listener();
}

/** Keeps the viewer's own price of one thing; undefined resets it. */
export function saveViewerPrice(id: string, price: number | undefined): void {
  const { [id]: _, ...others } = getPrices();
  saveViewerPrices(price === undefined ? others : { ...others, [id]: price });
}

/** Returns the viewer's own prices, kept in this browser. */
export function useViewerPrices(): ViewerPrices {
  return useSyncExternalStore(subscribe, getPrices, getPrices);
}

/** Returns the same outside of components. */
export const viewerPrices = getPrices;
