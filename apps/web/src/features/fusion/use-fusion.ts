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
  withinLimit: { chance: number; best: BestChance | null } | null;
}

/** Computes a plan and remembers the results until it or the limit changes. */
export function useFusion(search: PlanSearch, limit: Limit | undefined): FusionResult {
  // Every navigation creates a new, equal plan, so plans are compared as text.
  const searchText = JSON.stringify(search);
  const result = useMemo(() => computeResult(JSON.parse(searchText) as PlanSearch), [searchText]);
  const { kind, value } = limit ?? {};
  const withinLimit = useMemo(
    () =>
      kind === undefined || value === undefined
        ? null
        : computeWithinLimit(result, { kind, value }),
    [result, kind, value],
  );
  return { ...result, withinLimit };
}

function computeResult(search: PlanSearch): Omit<FusionResult, 'withinLimit'> {
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

function computeWithinLimit(
  { plan, fusion, costs }: Pick<FusionResult, 'plan' | 'fusion' | 'costs'>,
  { kind, value }: Limit,
) {
  return kind === 'attempts'
    ? { chance: fusion.attempts.within(value), best: null }
    : { chance: chanceWithin(costs, value), best: findBestChance(plan, value) };
}
