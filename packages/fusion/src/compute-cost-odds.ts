import { categoryChances, costOf, type FusionPlan } from './fusion-plan.ts';
import { applyAttempt, countSets, sizeOf } from './hit-sets.ts';
import type { Policy } from './policy.ts';

/** The computation stops when all remaining outcomes together are less likely than this, or at a limit below. */
const NEGLIGIBLE_CHANCE = 1e-13;
const MAX_ATTEMPTS = 20_000;
/** The maximum number of probabilities to compute: a few tenths of a second. */
const MAX_STEPS = 30_000_000;

/** A possible success, by the attempts and stabilisers that it took. */
interface Outcome {
  attempts: number;
  stabilisers: number;
  /** In coins. */
  cost: number;
  chance: number;
}

/** How a plan may end; the chances of `outcomes` and `beyond` add up to 1. */
export interface CostOdds {
  /** Cheapest first. */
  outcomes: readonly Outcome[];
  /** The chance that it takes more than `attempts`, for which costs are not computed. */
  beyond: number;
  attempts: number;
}

/** Computes the exact distribution of attempts, stabilisers and cost under a policy. */
export function computeCostOdds(plan: FusionPlan, policy: Policy): CostOdds {
  const chances = categoryChances(plan);
  const sets = countSets(chances.length);
  const full = sets - 1;
  const maxKept = Math.max(...policy.slice(0, full).map(sizeOf), 0);
  const outcomes: Outcome[] = [];
  if (chances.includes(0)) return { outcomes, beyond: 1, attempts: 0 };
  // The probability of each state that is not a success: by stabilisers used, then by set of categories.
  let probabilities = new Float64Array(sets);
  probabilities[0] = 1;
  let beyond = 1;
  let attempts = 0;
  let steps = 0;
  while (beyond > NEGLIGIBLE_CHANCE && attempts < MAX_ATTEMPTS && steps < MAX_STEPS) {
    const stabiliserStates = probabilities.length / sets;
    const next = new Float64Array((stabiliserStates + maxKept) * sets);
    for (let stabilisers = 0; stabilisers < stabiliserStates; stabilisers++) {
      for (let set = 0; set < full; set++) {
        const keptSet = policy[set] ?? 0;
        const at = (stabilisers + sizeOf(keptSet)) * sets + keptSet;
        next[at] = (next[at] as number) + (probabilities[stabilisers * sets + set] as number);
      }
    }
    attempts++;
    beyond = 0;
    for (let stabilisers = 0; stabilisers < stabiliserStates + maxKept; stabilisers++) {
      const at = stabilisers * sets;
      applyAttempt(next, chances, at);
      const chance = next[at + full] as number;
      next[at + full] = 0;
      if (chance > 0) {
        outcomes.push({ attempts, stabilisers, cost: costOf(plan, attempts, stabilisers), chance });
      }
      for (let set = 0; set < full; set++) beyond += next[at + set] as number;
    }
    steps += next.length;
    probabilities = next;
  }
  outcomes.sort((a, b) => a.cost - b.cost || a.attempts - b.attempts);
  return { outcomes, beyond, attempts };
}

/** Returns the chance of a success that costs at most `budget`, within the attempts computed. */
export function chanceWithin({ outcomes }: CostOdds, budget: number): number {
  let chance = 0;
  for (const outcome of outcomes) {
    if (outcome.cost > budget) break;
    chance += outcome.chance;
  }
  return Math.min(1, chance);
}

/** Returns the smallest cost that is enough with this chance; null if it is beyond what is computed. */
export function costQuantile({ outcomes }: CostOdds, chance: number): number | null {
  let sum = 0;
  for (const outcome of outcomes) {
    sum += outcome.chance;
    if (sum >= chance) return outcome.cost;
  }
  return null;
}
