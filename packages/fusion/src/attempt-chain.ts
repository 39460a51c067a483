import { applyAttempt, countSets, sizeOf } from './hit-sets.ts';
import type { Policy } from './policy.ts';
import { solveLinear } from './solve-linear.ts';

/**
 * Attempts under a policy as an absorbing Markov chain: states are the sets of accepted categories,
 * the full one is absorbing. J. G. Kemeny, J. L. Snell, "Finite Markov Chains" (1960), chapter III.
 */
export interface AttemptChain {
  /** Whether success is possible. */
  canSucceed: boolean;
  /** The chance of going from one set to another that is not full, by both. */
  transitions: number[][];
  /** Stabilisers used for the attempt after each set that is not full. */
  stabilisers: number[];
}

/** Builds the chain of a policy from each category's chance. */
export function createAttemptChain(chances: readonly number[], policy: Policy): AttemptChain {
  const sets = countSets(chances.length);
  const transient = sets - 1;
  const transitions: number[][] = [];
  const stabilisers: number[] = [];
  for (let set = 0; set < transient; set++) {
    const keptSet = policy[set] ?? 0;
    const distribution = new Float64Array(sets);
    distribution[keptSet] = 1;
    applyAttempt(distribution, chances);
    transitions.push([...distribution.subarray(0, transient)]);
    stabilisers.push(sizeOf(keptSet));
  }
  return { canSucceed: chances.every((chance) => chance > 0), transitions, stabilisers };
}

/**
 * Returns the expected total cost of the attempts from each set until the first success; null if success
 * is impossible.
 */
export function computeExpectedTotals(
  { canSucceed, transitions }: AttemptChain,
  costs: readonly number[],
): number[] | null {
  if (!canSucceed) return null;
  const system = transitions.map((row, set) =>
    row.map((chance, next) => (set === next ? 1 : 0) - chance),
  );
  return solveLinear(system, [...costs]);
}
