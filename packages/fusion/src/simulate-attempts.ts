import { categoryChances, type FusionPlan } from './fusion-plan.ts';
import { countSets, type HitSet, sizeOf } from './hit-sets.ts';
import type { Policy } from './policy.ts';

/** One attempt: the categories kept for it, and those that have an accepted option after it. */
export interface Attempt {
  keptSet: HitSet;
  hits: HitSet;
  stabilisers: number;
}

/**
 * Simulates attempts until one succeeds or `maxAttempts` are made. `random` returns uniform numbers in
 * [0, 1); the same numbers give the same attempts.
 */
export function simulateAttempts(
  plan: FusionPlan,
  policy: Policy,
  { random, maxAttempts }: { random: () => number; maxAttempts: number },
): Attempt[] {
  const chances = categoryChances(plan);
  const full = countSets(chances.length) - 1;
  const attempts: Attempt[] = [];
  let hits = 0;
  while (hits !== full && attempts.length < maxAttempts) {
    const keptSet = policy[hits] ?? 0;
    hits = chances.reduce((set, chance, category) => {
      const bit = 1 << category;
      // Every category draws a number, so that a seed gives the same rolls under every policy.
      const isHit = random() < chance;
      return (keptSet & bit) !== 0 || isHit ? set | bit : set;
    }, 0);
    attempts.push({ keptSet, hits, stabilisers: sizeOf(keptSet) });
  }
  return attempts;
}
