import type { BuildPart } from '../build-request.ts';

/**
 * Returns the lowest measured win rate, which is subtracted from all others: a build without weapons must
 * not score better than one whose weapons win less than expected.
 */
export function winRateBaseline(parts: readonly BuildPart[]): number {
  const rates = parts.flatMap(({ measured }) => measured?.winRate ?? []);
  return rates.length === 0 ? 0 : Math.min(...rates);
}
