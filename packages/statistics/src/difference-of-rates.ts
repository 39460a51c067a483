import { ratio } from './rates.ts';
import { addVerdict, type Difference } from './verdict.ts';
import { Z_95 } from './wilson-interval.ts';

export interface Proportion {
  count: number;
  of: number;
}

/**
 * Returns by how many percentage points a rate exceeds an earlier one, with the 95% interval of R.
 * G. Newcombe, "Interval estimation for the difference between independent proportions: comparison
 * of eleven methods", Statistics in Medicine 17 (1998), method 11, which combines the two rates'
 * score intervals with continuity correction. The correction errs on the side of chance, also for
 * rates close to 0 and 100%.
 */
export function differenceOfRates(current: Proportion, previous: Proportion): Difference {
  const a = scoreInterval(current);
  const b = scoreInterval(previous);
  const difference = a.p - b.p;
  return addVerdict(
    {
      difference: 100 * difference,
      low: 100 * (difference - Math.hypot(a.p - a.low, b.high - b.p)),
      high: 100 * (difference + Math.hypot(a.high - a.p, b.p - b.low)),
    },
    [current.of, previous.of],
  );
}

/**
 * Returns the score interval with continuity correction, method 4 of Newcombe's paper on single
 * proportions (1998).
 */
function scoreInterval({ count, of }: Proportion): { p: number; low: number; high: number } {
  if (!(of > 0)) return { p: 0, low: 0, high: 1 };
  const p = Math.min(1, Math.max(0, ratio(count, of)));
  const zSquared = Z_95 * Z_95;
  const scale = 2 * (of + zSquared);
  const below = Z_95 * Math.sqrt(Math.max(0, zSquared - 2 - 1 / of + 4 * p * (of * (1 - p) + 1)));
  const above = Z_95 * Math.sqrt(Math.max(0, zSquared + 2 - 1 / of + 4 * p * (of * (1 - p) - 1)));
  return {
    p,
    low: p === 0 ? 0 : Math.min(p, Math.max(0, (2 * of * p + zSquared - 1 - below) / scale)),
    high: p === 1 ? 1 : Math.max(p, Math.min(1, (2 * of * p + zSquared + 1 + above) / scale)),
  };
}
