import type { Recipe, RecipeGraph } from './recipe-graph.ts';

export type Way = 'buy' | 'craft';

/** What one of an item costs in coins. */
export interface UnitCost {
  /** At the market; undefined without an offer. */
  buy: number | undefined;
  /** By the cheapest recipe, with ingredients got in their cheaper way; undefined if that is not known. */
  craft: number | undefined;
  /** The recipe of that cost; without a cost the first one. */
  recipe: Recipe | undefined;
  /** The cheaper way; undefined if neither cost is known. Buying wins a tie, as it takes no time. */
  way: Way | undefined;
  /** The cost in the cheaper way. */
  cost: number | undefined;
}

export interface Market {
  /** Returns what one costs at the market; undefined without an offer. */
  priceOf: (id: string) => number | undefined;
  /** Ways that are not left to the cost. One that is not possible is ignored. */
  wayOf?: ((id: string) => Way | undefined) | undefined;
}

/**
 * Returns the least cost of one of each item, by dynamic programming from ingredients to what is made of
 * them. It is exact where many are made: of a recipe that makes several, each costs its share.
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
      const cost = batchCost(candidate, costs);
      const share = cost === undefined ? undefined : cost / candidate.makes.quantity;
      if (share !== undefined && (craft === undefined || share < craft)) {
        [craft, recipe] = [share, candidate];
      }
    }
    const forced = wayOf?.(id);
    const isCheaper = craft !== undefined && (buy === undefined || craft < buy);
    let way: Way | undefined = isCheaper ? 'craft' : buy === undefined ? undefined : 'buy';
    if (forced === 'craft' && craft !== undefined) way = 'craft';
    if (forced === 'buy' && buy !== undefined) way = 'buy';
    costs.set(id, { buy, craft, recipe, way, cost: way === 'craft' ? craft : buy });
  }
  return costs;
}

function batchCost(
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
