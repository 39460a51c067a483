import type { Filters } from './question.ts';

/** A whole number for each name. */
type NumbersByName = readonly (readonly [name: string, value: number])[];

/** The prices that determine what matches are worth, as whole numbers. */
export interface Prices {
  /** The price of one unit of each resource, in millionths of a coin. */
  resources: NumbersByName;
  /** The cost of a match of each mode, in millionths of a coin. */
  costs: NumbersByName;
}

const MAX_ENTRIES = 100;
const DECIMALS = 6;
const ENTRY_PATTERN = /^([\w-]{1,60}):(\d{1,6}(?:\.\d{1,6})?)$/;

const parseEntries = (text: string) =>
  text.split(',').map((part) => ENTRY_PATTERN.exec(part.trim()));

/**
 * Returns the canonical form of names with a number of coins each, `ClanMoney:49.9,Plastic:0.33`,
 * sorted by name; undefined if a text is not of this form.
 */
export function normalizePrices(text: string): string | undefined {
  const matches = parseEntries(text);
  if (matches.length > MAX_ENTRIES || matches.includes(null)) return undefined;
  // If a name is given twice, the last number counts.
  const numbers = new Map(matches.map((match) => [match?.[1] ?? '', Number(match?.[2])]));
  return [...numbers]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, number]) => `${name}:${number.toFixed(DECIMALS).replace(/\.?0+$/, '')}`)
    .join(',');
}

/** Returns the numbers of coins in a text, in millionths. */
function parseMillionths(text: string): NumbersByName {
  return parseEntries(text).flatMap((match) =>
    match === null
      ? []
      : [[match[1] ?? '', Math.round(10 ** DECIMALS * Number(match[2]))] as const],
  );
}

/** Returns the prices of a question; null if it has none. */
export function pricesOf({ prices, costs }: Filters): Prices | null {
  if (prices === undefined) return null;
  return {
    resources: parseMillionths(prices),
    costs: costs === undefined ? [] : parseMillionths(costs),
  };
}
