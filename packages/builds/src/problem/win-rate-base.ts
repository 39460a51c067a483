import type { BuildPart } from '../build-request.ts';

/**
 * Returns the lowest measured win rate, from which the others count: a build without any weapon must
 * not be better than one with weapons below expectation.
 */
export function winRateBase(parts: readonly BuildPart[]): number {
  const rates = parts.flatMap(({ measured }) => measured?.winRate ?? []);
  return rates.length === 0 ? 0 : Math.min(...rates);
}
