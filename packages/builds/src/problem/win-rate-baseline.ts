import type { BuildPart } from '../build-request.ts';

/**
 * Returns the lowest measured win rate, from which all others are counted: a build without weapons must
 * not be better than one whose weapons are below expectation.
 */
export function winRateBaseline(parts: readonly BuildPart[]): number {
  const rates = parts.flatMap(({ measured }) => measured?.winRate ?? []);
  return rates.length === 0 ? 0 : Math.min(...rates);
}
