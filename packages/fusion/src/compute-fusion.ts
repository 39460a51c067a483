import { computeExpectedTotals, createAttemptChain } from './attempt-chain.ts';
import { type AttemptOdds, computeAttemptOdds } from './attempt-odds.ts';
import { findLeastCostPolicy } from './find-least-cost-policy.ts';
import { categoryChances, copiesOf, costOf, type FusionPlan } from './fusion-plan.ts';
import { alwaysStabilise, neverStabilise, type Policy } from './policy.ts';

/** `whenItPays` is the policy with the least expected cost. */
export const stabiliserPolicies = ['never', 'always', 'whenItPays'] as const;
export type StabiliserPolicy = (typeof stabiliserPolicies)[number];

/** What to expect until the first success. */
export interface Expected {
  attempts: number;
  copies: number;
  stabilisers: number;
  /** In coins. */
  cost: number;
}

/** The odds of a plan under a policy. */
export interface Fusion {
  /** The chance that one attempt succeeds from nothing: the product of the categories’ chances. */
  chancePerAttempt: number;
  policy: Policy;
  /** Null if a success is impossible. */
  expected: Expected | null;
  attempts: AttemptOdds;
}

/** Returns a policy by its name; null for the cheapest one if a success is impossible. */
export function choosePolicy(plan: FusionPlan, name: StabiliserPolicy): Policy | null {
  const categories = plan.categories.length;
  switch (name) {
    case 'never':
      return neverStabilise(categories);
    case 'always':
      return alwaysStabilise(categories);
    case 'whenItPays':
      return findLeastCostPolicy(plan);
  }
}

/**
 * Computes the odds of a plan exactly; `computeCostOdds` computes those of its cost. The plan must have
 * no problems (`findPlanProblems`).
 */
export function computeFusion(plan: FusionPlan, name: StabiliserPolicy): Fusion {
  const chances = categoryChances(plan);
  const policy = choosePolicy(plan, name) ?? neverStabilise(chances.length);
  const chain = createAttemptChain(chances, policy);
  const attempts = computeExpectedTotals(
    chain,
    chain.stabilisers.map(() => 1),
  )?.[0];
  const stabilisers = computeExpectedTotals(chain, chain.stabilisers)?.[0];
  return {
    chancePerAttempt: chances.reduce((product, chance) => product * chance, 1),
    policy,
    expected:
      attempts === undefined || stabilisers === undefined
        ? null
        : {
            attempts,
            copies: copiesOf(plan, attempts),
            stabilisers,
            cost: costOf(plan, attempts, stabilisers),
          },
    attempts: computeAttemptOdds(chain),
  };
}
