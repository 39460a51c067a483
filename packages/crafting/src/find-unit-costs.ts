import type { Recipe, RecipeGraph } from './recipe-graph.ts';

export type Way = 'buy' | 'craft';

/** What one of an item costs in coins. */
export interface UnitCost {
  /** At the market; undefined without an offer. */
  buy: number | undefined;
  /** By the cheapest recipe, its ingredients bought or crafted at their lowest cost; undefined if unknown. */
  craft: number | undefined;
  /** The recipe with that cost, or the first one if no cost is known. */
  recipe: Recipe | undefined;
  /** The cheaper way; undefined if neither cost is known. Buying wins a tie, as it takes no time. */
  way: Way | undefined;
  /** The cost in the cheaper way. */
  cost: number | undefined;
}

export interface Market {
  /** Returns the price of one item at the market; undefined without an offer. */
  priceOf: (id: string) => number | undefined;
  /** Returns the way to get an item whatever it costs; ignored if that way is impossible. */
  wayOf?: ((id: string) => Way | undefined) | undefined;
}

/**
 * Returns the lowest cost of one of each item, by dynamic programming from ingredients to products. If a
 * recipe makes several items, its cost is divided among them, which is exact for whole batches.
 */
export function findUnitCosts(
  graph: RecipeGraph,
  ids: Iterable<string>,
  { priceOf, wayOf }: Market,
): Map<string, UnitCost> {
  const costs = new Map<string, UnitCost>();
  for (const id of graph.itemsOf(ids).reverse()) {
    const buy = priceOf(id);
    const recipes = graph.recipesOf(id);
    let craft: number | undefined;
    let recipe = recipes[0];
    for (const candidate of recipes) {
      const cost = computeBatchCost(candidate, costs);
      const share = cost === undefined ? undefined : cost / candidate.makes.quantity;
      if (share !== undefined && (craft === undefined || share < craft)) {
        [craft, recipe] = [share, candidate];
      }
    }
    const chosenWay = wayOf?.(id);
    const isCheaper = craft !== undefined && (buy === undefined || craft < buy);
    let way: Way | undefined = isCheaper ? 'craft' : buy === undefined ? undefined : 'buy';
    if (chosenWay === 'craft' && craft !== undefined) way = 'craft';
    if (chosenWay === 'buy' && buy !== undefined) way = 'buy';
    costs.set(id, { buy, craft, recipe, way, cost: way === 'craft' ? craft : buy });
  }
  return costs;
}

function computeBatchCost(
  { needs, fee }: Recipe,
  costs: ReadonlyMap<string, UnitCost>,
): number | undefined {
  let sum = fee;
  for (const { id, quantity } of needs) {
    const cost = costs.get(id)?.cost;
    if (cost === undefined) return undefined;
    sum += quantity * cost;
  }
  return sum;
}
