import type { Filters } from './question.ts';

/** A whole number for each name. */
type Entries = readonly (readonly [name: string, value: number])[];

/** What matches are worth, in whole numbers. */
export interface Prices {
  /** Of a resource's unit, in millionths of a coin. */
  resources: Entries;
  /** Of a match of a mode, in thousandths of a coin. */
  costs: Entries;
}

/** Reads names with a number of coins each, `ClanMoney:49.9,Plastic:0.33`. */
export interface PriceCodec {
  /** Returns the one spelling of a text, sorted by name; undefined if it is not of this form. */
  normalise(text: string): string | undefined;
  /** Returns the numbers in their unit. */
  read(text: string): Entries;
}

const MAX_ENTRIES = 100;

function priceCodec(decimals: number): PriceCodec {
  const entry = new RegExp(`^([\\w-]{1,60}):(\\d{1,6}(?:\\.\\d{1,${decimals}})?)$`);
  const split = (text: string) => text.split(',').map((part) => entry.exec(part.trim()));
  const unit = 10 ** decimals;
  return {
    normalise(text) {
      const matches = split(text);
      if (matches.length > MAX_ENTRIES || matches.includes(null)) return undefined;
      // Of a name that is given twice, the last number counts.
      const numbers = new Map(matches.map((match) => [match?.[1] ?? '', Number(match?.[2])]));
      return [...numbers]
        .toSorted(([a], [b]) => (a < b ? -1 : 1))
        .map(([name, number]) => `${name}:${number.toFixed(decimals).replace(/\.?0+$/, '')}`)
        .join(',');
    },
    read: (text) =>
      split(text).flatMap((match) =>
        match === null ? [] : [[match[1] ?? '', Math.round(unit * Number(match[2]))] as const],
      ),
  };
}

export const resourcePrices = priceCodec(6);
export const modeCosts = priceCodec(3);

/** Returns the prices of a question; null if it has none. */
export function pricesOf({ prices, costs }: Filters): Prices | null {
  if (prices === undefined) return null;
  return {
    resources: resourcePrices.read(prices),
    costs: costs === undefined ? [] : modeCosts.read(costs),
  };
}
