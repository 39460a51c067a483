import { type Calibration, PROBABILITY_SCALE } from '@scrapboard/statistics/above-expectation';
import type { FactRow } from '../fact-tables.ts';

const cache = new WeakMap<readonly FactRow<'players'>[], Calibration>();

/** Returns the sums from which predictions are calibrated; `calibrationSql` computes the same in DuckDB. */
export function calibrationOf(players: readonly FactRow<'players'>[]): Calibration {
  const cached = cache.get(players);
  if (cached !== undefined) return cached;
  const calibration = { squares: 0, products: 0 };
  for (const { first_of_match, expected, result } of players) {
    if (!first_of_match || expected === null || result === null) continue;
    const distance = expected - PROBABILITY_SCALE / 2;
    calibration.squares += distance ** 2;
    calibration.products += result * distance;
  }
  cache.set(players, calibration);
  return calibration;
}
