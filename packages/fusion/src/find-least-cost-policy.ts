import { computeExpectedTotals, createAttemptChain } from './attempt-chain.ts';
import { categoryChances, copiesPerAttempt, type FusionPlan } from './fusion-plan.ts';
import { computeExpectedValues, countSets, sizeOf, subsetsOf } from './hit-sets.ts';
import { alwaysStabilise, type Policy } from './policy.ts';

/** Differences below this share of the cost are rounding. */
const ROUNDING = 1e-12;

/**
 * Finds the policy with the lowest expected cost until the first success, by policy iteration:
 * R. A. Howard, "Dynamic Programming and Markov Processes" (1960). It starts by keeping everything and
 * changes a choice only for a strictly cheaper one, so that among equally cheap policies it finds the one that
 * keeps more and needs fewer attempts. Returns null if a success is impossible.
 */
export function findLeastCostPolicy(plan: FusionPlan): Policy | null {
  const chances = categoryChances(plan);
  const attemptCost = copiesPerAttempt[plan.bench] * plan.copyPrice;
  let policy = alwaysStabilise(chances.length);
  for (;;) {
    const chain = createAttemptChain(chances, policy);
    const costs = chain.stabilisers.map((used) => attemptCost + used * plan.stabiliserPrice);
    const totals = computeExpectedTotals(chain, costs);
    if (totals === null) return null;
    const cheaperPolicy = improvePolicy(policy, totals, chances, plan.stabiliserPrice);
    if (cheaperPolicy === null) return policy;
    policy = cheaperPolicy;
  }
}

/** Returns a policy that is cheaper in at least one set; null if there is none. */
function improvePolicy(
  policy: Policy,
  totals: readonly number[],
  chances: readonly number[],
  stabiliserPrice: number,
): Policy | null {
  // The full set costs nothing more.
  const expected = new Float64Array(countSets(chances.length));
  expected.set(totals);
  computeExpectedValues(expected, chances);
  const costOfKeeping = (keptSet: number) =>
    (expected[keptSet] as number) + sizeOf(keptSet) * stabiliserPrice;
  let isChanged = false;
  const improvedPolicy = policy.map((keptSet, set) => {
    if (set === policy.length - 1) return keptSet;
    let best = keptSet;
    for (const subset of subsetsOf(set)) {
      const lowestCost = costOfKeeping(best);
      if (costOfKeeping(subset) < lowestCost - ROUNDING * Math.max(1, lowestCost)) best = subset;
    }
    isChanged ||= best !== keptSet;
    return best;
  });
  return isChanged ? improvedPolicy : null;
}
