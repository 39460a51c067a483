import { categoryChances, copiesPerAttempt, costOf, type FusionPlan } from './fusion-plan.ts';
import { computeExpectedValues, countSets, type HitSet, sizeOf, subsetsOf } from './hit-sets.ts';

/** The maximum number of values to compute: a few tenths of a second. */
const MAX_VALUES = 40_000_000;
/** The tolerance of comparing amounts of coins, since prices have decimals. */
const ROUNDING = 1e-9;

/** How to make a success within a budget as likely as possible. */
export interface BestChance {
  chance: number;
  /**
   * Returns the set to keep for the next attempt after these attempts and stabilisers; null if the
   * budget does not pay for another attempt.
   */
  choose(attempts: number, stabilisers: number, set: HitSet): HitSet | null;
}

/**
 * Finds the policy with the highest chance of a success that costs at most a budget, by backward
 * induction over what is left of it (R. Bellman, "Dynamic Programming", 1957). Of equally good choices
 * it takes the one with fewer stabilisers. Returns null if the budget pays for too many attempts to
 * be searched.
 */
export function findBestChance(plan: FusionPlan, budget: number): BestChance | null {
  const chances = categoryChances(plan);
  const sets = countSets(chances.length);
  const full = sets - 1;
  const attemptCost = copiesPerAttempt[plan.bench] * plan.copyPrice;
  const remainingBudget = budget - costOf(plan, 0, 0) + ROUNDING;
  if (remainingBudget < attemptCost) return { chance: 0, choose: () => null };
  const maxAttempts = Math.floor(remainingBudget / attemptCost);
  if (maxAttempts * sets > MAX_VALUES) return null;
  const maxPerAttempt = chances.length - 1;
  /** Returns how many stabilisers can have been used and paid for after a number of attempts. */
  const maxStabilisersAfter = (attempts: number) =>
    Math.min(
      maxPerAttempt * Math.max(0, attempts - 1),
      plan.stabiliserPrice === 0
        ? Number.POSITIVE_INFINITY
        : Math.floor((remainingBudget - attempts * attemptCost) / plan.stabiliserPrice),
    );
  let values = 0;
  for (let attempts = 0; attempts <= maxAttempts; attempts++) {
    values += (maxStabilisersAfter(attempts) + 1) * sets;
    if (values > MAX_VALUES) return null;
  }
  const isWithinBudget = (attempts: number, stabilisers: number) =>
    attempts <= maxAttempts && stabilisers <= maxStabilisersAfter(attempts);
  const choices: Uint8Array[] = [];
  /** The best chances if one more attempt follows, by stabilisers used and the set kept for it. */
  let chancesAfter = new Float64Array(0);
  for (let attempts = maxAttempts; attempts >= 0; attempts--) {
    const stabiliserStates = maxStabilisersAfter(attempts) + 1;
    const best = new Float64Array(stabiliserStates * sets);
    const chosen = new Uint8Array(stabiliserStates * sets);
    for (let stabilisers = 0; stabilisers < stabiliserStates; stabilisers++) {
      const at = stabilisers * sets;
      for (let set = 0; set < full; set++) {
        if (attempts === maxAttempts) continue;
        for (const keptSet of subsetsOf(set)) {
          const usedAfter = stabilisers + sizeOf(keptSet);
          if (!isWithinBudget(attempts + 1, usedAfter)) continue;
          const chance = chancesAfter[usedAfter * sets + keptSet] as number;
          const isBetter =
            chance > (best[at + set] as number) ||
            (chance === best[at + set] && sizeOf(keptSet) < sizeOf(chosen[at + set] as number));
          if (!isBetter) continue;
          best[at + set] = chance;
          chosen[at + set] = keptSet;
        }
      }
      best[at + full] = 1;
    }
    choices[attempts] = chosen;
    if (attempts === 0) {
      return {
        chance: best[0] as number,
        choose: (attemptsMade, stabilisers, set) =>
          isWithinBudget(attemptsMade + 1, stabilisers)
            ? ((choices[attemptsMade] as Uint8Array)[stabilisers * sets + set] as number)
            : null,
      };
    }
    for (let stabilisers = 0; stabilisers < stabiliserStates; stabilisers++) {
      computeExpectedValues(best, chances, stabilisers * sets);
    }
    chancesAfter = best;
  }
  return null;
}
