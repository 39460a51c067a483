/** A group of bonuses, of which a fusion gives one at random, each as likely as the others. */
export interface Category {
  options: number;
  /** How many of the options the player accepts. */
  accepted: number;
}

/**
 * What is fused, where, and at what prices in coins. A fusion is a success if every category gets an
 * accepted option. The ordinary workbench uses two copies of the part per attempt, the one for events
 * uses one; either needs one more to begin with. A stabiliser keeps one category that already has an
 * accepted option through the next attempt.
 */
export interface FusionPlan {
  categories: readonly Category[];
  bench: Bench;
  copyPrice: number;
  stabiliserPrice: number;
}

export type Bench = keyof typeof copiesPerAttempt;

/** Copies of the part that an attempt uses. */
export const copiesPerAttempt = { ordinary: 2, event: 1 } as const;
/** Copies that are needed before the first attempt. */
export const FIRST_COPIES = 1;

export const MAX_CATEGORIES = 6;
export const MAX_OPTIONS = 100;
export const MAX_PRICE = 10_000_000;

/** Why a plan cannot be computed. */
export interface PlanProblem {
  field: 'categories' | 'options' | 'accepted' | 'copyPrice' | 'stabiliserPrice';
  /** The category, from 0; null if the problem is not about one. */
  category: number | null;
}

/** Returns the problems of a plan; empty if it can be computed. */
export function findPlanProblems(plan: FusionPlan): PlanProblem[] {
  const problems: PlanProblem[] = [];
  const { categories } = plan;
  if (categories.length < 1 || categories.length > MAX_CATEGORIES) {
    problems.push({ field: 'categories', category: null });
  }
  categories.forEach(({ options, accepted }, category) => {
    if (!isWithin(options, 1, MAX_OPTIONS)) problems.push({ field: 'options', category });
    else if (!isWithin(accepted, 0, options)) problems.push({ field: 'accepted', category });
  });
  for (const field of ['copyPrice', 'stabiliserPrice'] as const) {
    const price = plan[field];
    if (!(price >= 0 && price <= MAX_PRICE)) problems.push({ field, category: null });
  }
  return problems;
}

function isWithin(value: number, from: number, to: number): boolean {
  return Number.isInteger(value) && value >= from && value <= to;
}

/** Returns each category's chance of an accepted option in one attempt. */
export function categoryChances({ categories }: Pick<FusionPlan, 'categories'>): number[] {
  return categories.map(({ options, accepted }) => accepted / options);
}

/** Returns the copies that a number of attempts uses. */
export function copiesOf({ bench }: Pick<FusionPlan, 'bench'>, attempts: number): number {
  return FIRST_COPIES + attempts * copiesPerAttempt[bench];
}

/** Returns what attempts and stabilisers cost, in coins. */
export function costOf(plan: FusionPlan, attempts: number, stabilisers: number): number {
  return copiesOf(plan, attempts) * plan.copyPrice + stabilisers * plan.stabiliserPrice;
}
