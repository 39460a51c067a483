import { findUnitCosts, type Market } from './find-unit-costs.ts';
import { maximizeLinear } from './maximize-linear.ts';
import type { ItemQuantity, Recipe, RecipeGraph } from './recipe-graph.ts';

/** What to get, and what is already there. */
export interface CraftingRequest extends Market {
  graph: RecipeGraph;
  wanted: readonly ItemQuantity[];
  /** How many of an item are in storage; they cost nothing. */
  storedQuantityOf?: ((id: string) => number) | undefined;
}

export interface Purchase extends ItemQuantity {
  /** Coins for all of them; undefined without an offer. */
  cost: number | undefined;
}

/** How to get everything that is wanted at the lowest cost. */
export interface CraftingPlan {
  /** Coins for purchases and workbenches, as far as prices are known. */
  cost: number;
  fees: number;
  /** In the order of the graph: products before their ingredients. */
  purchases: readonly Purchase[];
  /** Batches of recipes, each after those that make its ingredients. */
  crafts: readonly { recipe: Recipe; batches: number }[];
  usedFromStorage: readonly ItemQuantity[];
  /** The surplus of recipes that make several items. */
  surplus: readonly ItemQuantity[];
  /** Items that must be bought although there is no offer; the cost does not include them. */
  unpriced: readonly string[];
  /** Whether no plan costs less; false if there were too many to check. */
  isProven: boolean;
}

/** More than any real price, so that an item without a price is bought only if there is no other way. */
const NO_PRICE = 1e7;
const MAX_NODES = 150;
const TOLERANCE = 1e-6;

/**
 * Returns the cheapest plan. If nothing is in storage and every recipe makes one item, the cheaper way of
 * each item (see `findUnitCosts`) is also the cheapest overall. Otherwise items compete for what is in
 * storage and for whole batches, which is an integer program: solved by branch and bound over the batches
 * of recipes, with the linear relaxation as the bound.
 */
export function planCrafting(request: CraftingRequest): CraftingPlan {
  const model = createModel(request);
  const makesOneEach = model.recipes.every(({ makes }) => makes.quantity === 1);
  const isStorageEmpty = model.items.every((id) => model.storedQuantityOf(id) === 0);
  if (makesOneEach && isStorageEmpty)
    return planFromBatches(model, chooseCheapestWays(model, request), true);
  return branchAndBound(model, chooseCheapestWays(model, request));
}

interface Model {
  items: readonly string[];
  recipes: readonly Recipe[];
  wanted: ReadonlyMap<string, number>;
  storedQuantityOf: (id: string) => number;
  /** Infinity if it may not be bought. */
  priceOf: (id: string) => number;
  isPriced: (id: string) => boolean;
  recipesOf: (id: string) => readonly Recipe[];
}

/** Returns the model of a request; a forced way is an item's only one. */
function createModel({ graph, wanted, storedQuantityOf, priceOf, wayOf }: CraftingRequest): Model {
  const counts = new Map<string, number>();
  for (const { id, quantity } of wanted) counts.set(id, (counts.get(id) ?? 0) + quantity);
  const items = graph.itemsOf(counts.keys());
  const recipesOf = (id: string) =>
    wayOf?.(id) === 'buy' && priceOf(id) !== undefined ? [] : graph.recipesOf(id);
  return {
    items,
    recipes: items.flatMap((id) => recipesOf(id)),
    wanted: counts,
    storedQuantityOf: (id) => Math.max(0, Math.floor(storedQuantityOf?.(id) ?? 0)),
    priceOf: (id) =>
      wayOf?.(id) === 'craft' && graph.recipesOf(id).length > 0
        ? Number.POSITIVE_INFINITY
        : (priceOf(id) ?? NO_PRICE),
    isPriced: (id) => priceOf(id) !== undefined,
    recipesOf,
  };
}

/** Returns how many batches of a recipe to make if `need` of its item are needed. */
type ChooseBatches = (recipe: Recipe, need: number) => number;

/** Crafts every item that is cheaper to craft, in full, and buys the others. */
function chooseCheapestWays(model: Model, { graph, wayOf }: CraftingRequest): ChooseBatches {
  const priceOf = (id: string) => {
    const coins = model.priceOf(id);
    return Number.isFinite(coins) ? coins : undefined;
  };
  const costs = findUnitCosts(graph, model.items, { priceOf, wayOf });
  return (recipe, need) => {
    const unit = costs.get(recipe.makes.id);
    if (unit?.way !== 'craft' || unit.recipe !== recipe) return 0;
    return Math.ceil(need / recipe.makes.quantity);
  };
}

/** Returns the plan that makes these batches and buys what is still missing. */
function planFromBatches(model: Model, batches: ChooseBatches, isProven: boolean): CraftingPlan {
  const needs = new Map(model.wanted);
  const [purchases, usedFromStorage, surplus]: [Purchase[], ItemQuantity[], ItemQuantity[]] = [
    [],
    [],
    [],
  ];
  const crafts: { recipe: Recipe; batches: number }[] = [];
  const unpriced: string[] = [];
  let [cost, fees] = [0, 0];
  for (const id of model.items) {
    const need = needs.get(id) ?? 0;
    const fromStorage = Math.min(need, model.storedQuantityOf(id));
    if (fromStorage > 0) usedFromStorage.push({ id, quantity: fromStorage });
    let missing = need - fromStorage;
    const recipes = model.recipesOf(id);
    for (const [index, recipe] of recipes.entries()) {
      const allBatches = Math.ceil(Math.max(0, missing) / recipe.makes.quantity);
      // The last recipe makes whatever the others do not and what may not be bought.
      const isForced = index === recipes.length - 1 && !Number.isFinite(model.priceOf(id));
      const count = isForced ? allBatches : Math.min(allBatches, batches(recipe, missing));
      if (count <= 0) continue;
      crafts.push({ recipe, batches: count });
      fees += recipe.fee * count;
      missing -= recipe.makes.quantity * count;
      for (const { id: ingredient, quantity } of recipe.needs) {
        needs.set(ingredient, (needs.get(ingredient) ?? 0) + quantity * count);
      }
    }
    if (missing < 0) surplus.push({ id, quantity: -missing });
    if (missing <= 0) continue;
    const isPriced = model.isPriced(id);
    if (!isPriced) unpriced.push(id);
    purchases.push({
      id,
      quantity: missing,
      cost: isPriced ? missing * model.priceOf(id) : undefined,
    });
    if (isPriced) cost += missing * model.priceOf(id);
  }
  cost += fees;
  return {
    cost,
    fees,
    purchases,
    crafts: crafts.reverse(),
    usedFromStorage,
    surplus,
    unpriced,
    isProven,
  };
}

/** Returns the cost by which plans are compared: an item without an offer costs more than any other. */
function computeComparisonCost({ cost, purchases }: CraftingPlan): number {
  return purchases.reduce(
    (sum, { cost: coins, quantity }) => (coins === undefined ? sum + quantity * NO_PRICE : sum),
    cost,
  );
}

/** The lowest and highest numbers of batches, by recipe. */
interface Bounds {
  min: ReadonlyMap<Recipe, number>;
  max: ReadonlyMap<Recipe, number>;
}

/** Searches for the cheapest plan, starting from `initial`. */
function branchAndBound(model: Model, initial: ChooseBatches): CraftingPlan {
  let best = planFromBatches(model, initial, true);
  let bestCost = computeComparisonCost(best);
  const consider = (batches: ChooseBatches) => {
    const plan = planFromBatches(model, batches, true);
    if (computeComparisonCost(plan) < bestCost - TOLERANCE)
      [best, bestCost] = [plan, computeComparisonCost(plan)];
  };
  consider(() => 0);
  const openNodes: Bounds[] = [{ min: new Map(), max: new Map() }];
  for (let nodes = 0; openNodes.length > 0; nodes++) {
    if (nodes === MAX_NODES) return { ...best, isProven: false };
    const bounds = openNodes.pop() as Bounds;
    const relaxed = solveRelaxation(model, bounds);
    if (relaxed === null || relaxed.cost >= bestCost - TOLERANCE * Math.max(1, bestCost * 1e-3)) {
      continue;
    }
    const { batches } = relaxed;
    consider((recipe) => Math.round(batches.get(recipe) ?? 0));
    consider((recipe) => Math.ceil((batches.get(recipe) ?? 0) - TOLERANCE));
    consider((recipe) => Math.floor((batches.get(recipe) ?? 0) + TOLERANCE));
    const [recipe, value] = findMostFractional(batches);
    if (recipe === undefined) continue;
    const { min, max } = bounds;
    openNodes.push(
      { min, max: new Map(max).set(recipe, Math.floor(value)) },
      { min: new Map(min).set(recipe, Math.ceil(value)), max },
    );
  }
  return best;
}

function findMostFractional(batches: ReadonlyMap<Recipe, number>): [Recipe | undefined, number] {
  let [chosen, value, largest]: [Recipe | undefined, number, number] = [undefined, 0, TOLERANCE];
  for (const [recipe, count] of batches) {
    const fraction = Math.abs(count - Math.round(count));
    if (fraction > largest) [chosen, value, largest] = [recipe, count, fraction];
  }
  return [chosen, value];
}

/**
 * Returns the lowest cost if batches could be divided, and those batches; null if no plan is within the
 * bounds. It solves the dual program, whose variables are what one of each item is worth: at most its
 * price, and a batch at most its ingredients and fee. So a worth of 0 is always feasible.
 */
function solveRelaxation(
  model: Model,
  { min, max }: Bounds,
): { cost: number; batches: ReadonlyMap<Recipe, number> } | null {
  const { items, recipes, wanted, storedQuantityOf, priceOf } = model;
  const columnsByItem = new Map(items.map((id, index) => [id, index]));
  const branches = [
    ...[...min].map(([recipe, count]) => ({ recipe, count, sign: 1 })),
    ...[...max].map(([recipe, count]) => ({ recipe, count, sign: -1 })),
  ];
  const width = items.length + branches.length;
  const buyableItems = items.filter((id) => Number.isFinite(priceOf(id)));
  const zeroRow = () => new Array<number>(width).fill(0);
  const rows: number[][] = [];
  for (const recipe of recipes) {
    const row = zeroRow();
    const add = (id: string, amount: number) => {
      const index = columnsByItem.get(id) ?? 0;
      row[index] = (row[index] ?? 0) + amount;
    };
    add(recipe.makes.id, recipe.makes.quantity);
    for (const { id, quantity } of recipe.needs) add(id, -quantity);
    for (const [index, branch] of branches.entries()) {
      if (branch.recipe === recipe) row[items.length + index] = branch.sign;
    }
    rows.push(row);
  }
  for (const id of buyableItems) {
    const row = zeroRow();
    row[columnsByItem.get(id) ?? 0] = 1;
    rows.push(row);
  }
  const solution = maximizeLinear({
    objective: [
      ...items.map((id) => (wanted.get(id) ?? 0) - storedQuantityOf(id)),
      ...branches.map(({ count, sign }) => sign * count),
    ],
    rows,
    limits: [...recipes.map(({ fee }) => fee), ...buyableItems.map((id) => priceOf(id))],
  });
  if (solution === null) return null;
  return {
    cost: solution.value,
    batches: new Map(recipes.map((recipe, index) => [recipe, solution.prices[index] ?? 0])),
  };
}
