import type { Estimate } from './ratio-estimate.ts';
import { addVerdict, type Difference } from './verdict.ts';

/**
 * Returns by how much one estimate exceeds another of other units, with the 95% interval that
 * G. Y. Zou and A. Donner, "Construction of confidence limits about effect measures", Statistics in
 * Medicine 27 (2008), combine from the two estimates' own.
 */
export function differenceOfEstimates(a: Estimate, b: Estimate): Difference {
  const difference = a.mean - b.mean;
  const below = (estimate: Estimate) => estimate.mean - (estimate.low ?? -Infinity);
  const above = (estimate: Estimate) => (estimate.high ?? Infinity) - estimate.mean;
  return addVerdict(
    {
      difference,
      low: difference - Math.hypot(below(a), above(b)),
      high: difference + Math.hypot(above(a), below(b)),
    },
    [a.n, b.n],
  );
}
