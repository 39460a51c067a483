import type { Proportion } from './difference-of-rates.ts';
import { ratio } from './rates.ts';
import { addVerdict, type Difference } from './verdict.ts';
import { Z_95 } from './wilson-interval.ts';

/** Games of one kind, divided into exposed ones and the others. */
export interface Stratum {
  exposed: Proportion;
  others: Proportion;
}

/**
 * Returns by how many percentage points a rate differs between exposed games and the
 * others, each compared within its stratum only: the common difference of N. Mantel and W. Haenszel,
 * with the variance of T. Sato, S. Greenland and J. M. Robins, "On the variance estimator for the
 * Mantel-Haenszel risk difference", Biometrics 45 (1989). Strata with one side only are ignored.
 */
export function stratifiedDifference(strata: readonly Stratum[]): Difference {
  const totals = { weighted: 0, weight: 0, p: 0, q: 0, exposed: 0, others: 0 };
  for (const { exposed, others } of strata) {
    const [a, n1, b, n0] = [exposed.count, exposed.of, others.count, others.of];
    const n = n1 + n0;
    if (n1 === 0 || n0 === 0) continue;
    totals.weighted += (a * n0 - b * n1) / n;
    totals.weight += (n1 * n0) / n;
    totals.p += (n1 ** 2 * b - n0 ** 2 * a + (n1 * n0 * (n0 - n1)) / 2) / n ** 2;
    totals.q += (a * (n0 - b) + b * (n1 - a)) / (2 * n);
    totals.exposed += n1;
    totals.others += n0;
  }
  const { weighted, weight, p, q } = totals;
  const difference = ratio(weighted, weight);
  const variance = Math.max(0, difference * p + q) / weight ** 2;
  const margin = weight === 0 ? Infinity : 100 * Z_95 * Math.sqrt(variance);
  return addVerdict(
    {
      difference: 100 * difference,
      low: 100 * difference - margin,
      high: 100 * difference + margin,
    },
    [totals.exposed, totals.others],
  );
}
