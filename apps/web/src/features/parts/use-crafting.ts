import {
  type CraftingPlan,
  createRecipeGraph,
  findUnitCosts,
  type ItemQuantity,
  planCrafting,
  RecipeCycleError,
  type RecipeGraph,
  type UnitCost,
  type Way,
} from '@scrapboard/crafting';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { recipesQuery } from '../../catalogue/whole-catalogue-queries.ts';
import { viewerStorage, workbenchFees } from '../../crafting/crafting-settings.ts';
import { withFees } from '../../crafting/with-fees.ts';
import { useViewerPrices } from '../../prices/viewer-prices.ts';
import type { PickerData } from './use-picker-parts.ts';

/** Recipes with the costs of their ingredients and workbenches. */
export interface CraftingData {
  graph: RecipeGraph;
  /** Returns the name of an item, or its ID if it has none. */
  nameOf: (id: string) => string;
  priceOf: (id: string) => number | undefined;
  /** The date of the recipes. */
  asOf: string;
}

export type CraftingState =
  | { status: 'loading' | 'failed' }
  /** The items whose recipes lead back to themselves. */
  | { status: 'cycle'; names: readonly string[] }
  | { status: 'ready'; crafting: CraftingData };

/** Returns the recipes with prices; the viewer's own replace others. */
export function useCraftingData({ byId, prices }: PickerData): CraftingState {
  const { data, isError } = useQuery(recipesQuery);
  const ownPrices = useViewerPrices();
  const fees = workbenchFees.use();
  return useMemo((): CraftingState => {
    if (data === undefined) return { status: isError ? 'failed' : 'loading' };
    const names = new Map(data.items.map(({ id, name }) => [id, name]));
    const nameOf = (id: string) => byId.get(id)?.name ?? names.get(id) ?? id;
    const sellPrices = new Map(prices.prices.map(({ id, sell }) => [id, sell]));
    try {
      const recipes = withFees(data.recipes, fees, (id) => byId.get(id)?.rarity);
      const graph = createRecipeGraph(recipes);
      const priceOf = (id: string) => ownPrices[id] ?? sellPrices.get(id) ?? undefined;
      return { status: 'ready', crafting: { graph, nameOf, priceOf, asOf: data.asOf } };
    } catch (error) {
      if (!(error instanceof RecipeCycleError)) throw error;
      return { status: 'cycle', names: error.cycle.map(nameOf) };
    }
  }, [data, isError, byId, prices, ownPrices, fees]);
}

export interface CraftingResult {
  plan: CraftingPlan;
  unitCosts: ReadonlyMap<string, UnitCost>;
}

/**
 * Returns the cheapest way to get the items, using what is in storage. `wayOf` returns the way chosen for
 * an item, whatever it costs; undefined for the cheaper one.
 */
export function useCraftingPlan(
  { graph, priceOf }: CraftingData,
  wantedItems: readonly ItemQuantity[],
  wayOf: (id: string) => Way | undefined,
): CraftingResult {
  const storage = viewerStorage.use();
  return useMemo(() => {
    const storedQuantityOf = (id: string) => storage[id] ?? 0;
    return {
      plan: planCrafting({ graph, wanted: wantedItems, priceOf, wayOf, storedQuantityOf }),
      unitCosts: findUnitCosts(
        graph,
        wantedItems.map(({ id }) => id),
        { priceOf, wayOf },
      ),
    };
  }, [graph, priceOf, wantedItems, wayOf, storage]);
}
