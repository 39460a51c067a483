import {
  type BestChance,
  type CostOdds,
  chanceWithin,
  computeCostOdds,
  computeFusion,
  costQuantile,
  type Fusion,
  type FusionPlan,
  findBestChance,
} from '@scrapboard/fusion';
import { useMemo } from 'react';
import { type FusionSearch, type PlanSearch, toFusionPlan } from './fusion-search.ts';

export type Limit = NonNullable<FusionSearch['limit']>;

/** The chances of success whose attempts and costs are shown. */
export const shownChances = [0.5, 0.9, 0.99] as const;

/** The results of a plan. */
export interface FusionResult {
  search: PlanSearch;
  plan: FusionPlan;
  fusion: Fusion;
  costs: CostOdds;
  /** Attempts and coins by which a share of players has succeeded; null if that is not known. */
  quantiles: readonly { chance: number; attempts: number | null; cost: number | null }[];
  /** The least expected cost of any use of stabilisers; null if a success is impossible. */
  leastCost: number | null;
  /** The chance of a success within the limit, and the best one of any use of stabilisers. */
  within: { chance: number; best: BestChance | null } | null;
}

/** Computes a plan and remembers the results until it or the limit changes. */
export function useFusion(search: PlanSearch, limit: Limit | undefined): FusionResult {
  // Every navigation creates a new, equal plan.
  const text = JSON.stringify(search);
  const result = useMemo(() => computeResult(JSON.parse(text) as PlanSearch), [text]);
  const { kind, value } = limit ?? {};
  const within = useMemo(
    () =>
      kind === undefined || value === undefined ? null : computeWithin(result, { kind, value }),
    [result, kind, value],
  );
  return { ...result, within };
}

function computeResult(search: PlanSearch): Omit<FusionResult, 'within'> {
  const plan = toFusionPlan(search);
  const fusion = computeFusion(plan, search.stabilise);
  const costs = computeCostOdds(plan, fusion.policy);
  return {
    search,
    plan,
    fusion,
    costs,
    quantiles: shownChances.map((chance) => ({
      chance,
      attempts: fusion.attempts.quantile(chance),
      cost: costQuantile(costs, chance),
    })),
    leastCost: computeFusion(plan, 'whenItPays').expected?.cost ?? null,
  };
}

function computeWithin(
  { plan, fusion, costs }: Pick<FusionResult, 'plan' | 'fusion' | 'costs'>,
  { kind, value }: Limit,
) {
  return kind === 'attempts'
    ? { chance: fusion.attempts.within(value), best: null }
    : { chance: chanceWithin(costs, value), best: findBestChance(plan, value) };
}
