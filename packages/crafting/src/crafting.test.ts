import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type CraftingRequest,
  createRecipeGraph,
  findUnitCosts,
  planCrafting,
  profitOf,
  type Recipe,
  RecipeCycleError,
  type RecipeGraph,
} from './index.ts';

const recipe = (
  id: number,
  makes: string,
  needs: Record<string, number>,
  { quantity = 1, fee = 0 } = {},
): Recipe => ({
  id,
  makes: { id: makes, quantity },
  needs: Object.entries(needs).map(([item, count]) => ({ id: item, quantity: count })),
  fee,
});

const prices: Record<string, number> = { scrap: 0.1, wires: 0.2, gun: 40, big: 200, module: 25 };
const priceOf = (id: string) => prices[id];

describe('a catalogue of a few recipes', () => {
  const graph = createRecipeGraph([
    recipe(1, 'gun', { scrap: 100, wires: 50 }, { fee: 5 }),
    recipe(2, 'big', { gun: 3, module: 2, scrap: 200 }, { fee: 15 }),
    recipe(3, 'module', { wires: 100 }, { fee: 10 }),
  ]);

  test('each item is bought or crafted, whichever is cheaper', () => {
    const costs = findUnitCosts(graph, ['big'], { priceOf });
    // 100 scrap, 50 wires and the fee: 10 + 10 + 5 < 40.
    expect(costs.get('gun')).toMatchObject({ way: 'craft', cost: 25, buy: 40 });
    // 100 wires and the fee: 20 + 10 > 25.
    expect(costs.get('module')).toMatchObject({ way: 'buy', cost: 25, craft: 30 });
    expect(costs.get('big')?.cost).toBeCloseTo(3 * 25 + 2 * 25 + 20 + 15, 9);
    expect(profitOf(160, 200, 10)).toBeCloseTo(20, 9);
  });

  test('a plan counts what to buy, to craft and to pay', () => {
    const plan = planCrafting({ graph, wanted: [{ id: 'big', quantity: 2 }], priceOf });
    expect(plan.crafts.map(({ recipe: { makes }, batches }) => [makes.id, batches])).toEqual([
      ['gun', 6],
      ['big', 2],
    ]);
    expect(Object.fromEntries(plan.purchases.map(({ id, quantity }) => [id, quantity]))).toEqual({
      scrap: 2 * 200 + 6 * 100,
      wires: 6 * 50,
      module: 4,
    });
    expect(plan.fees).toBe(2 * 15 + 6 * 5);
    expect(plan.cost).toBeCloseTo(2 * 160, 9);
    expect(plan.isProven).toBe(true);
  });

  test('what is in storage is used, and can make crafting cheaper than buying', () => {
    const storedQuantityOf = (id: string) => ({ wires: 120, gun: 1 })[id] ?? 0;
    const plan = planCrafting({
      graph,
      wanted: [{ id: 'module', quantity: 2 }],
      priceOf,
      storedQuantityOf,
    });
    // Of 120 wires one module is made for its fee of 10; the other is bought.
    expect(plan.cost).toBeCloseTo(10 + 25, 9);
    expect(plan.usedFromStorage).toEqual([{ id: 'wires', quantity: 100 }]);
  });

  test('a way can be chosen instead of the cheaper one', () => {
    const purchasePlan = planCrafting({
      graph,
      wanted: [{ id: 'gun', quantity: 1 }],
      priceOf,
      wayOf: () => 'buy',
    });
    expect(purchasePlan.cost).toBe(40);
    const craftingPlan = planCrafting({
      graph,
      wanted: [{ id: 'module', quantity: 1 }],
      priceOf,
      wayOf: () => 'craft',
    });
    expect(craftingPlan.cost).toBeCloseTo(30, 9);
  });

  test('items without an offer are listed, and no cost is assumed for them', () => {
    const unsoldGraph = createRecipeGraph([recipe(1, 'thing', { casing: 5, scrap: 10 })]);
    const plan = planCrafting({
      graph: unsoldGraph,
      wanted: [{ id: 'thing', quantity: 1 }],
      priceOf,
    });
    expect(plan.unpriced).toEqual(['thing']);
    const craftedPlan = planCrafting({
      graph: unsoldGraph,
      wanted: [{ id: 'thing', quantity: 1 }],
      priceOf,
      wayOf: (id) => (id === 'thing' ? 'craft' : undefined),
    });
    expect(craftedPlan.unpriced).toEqual(['casing']);
    expect(craftedPlan.cost).toBeCloseTo(1, 9);
  });

  test('a recipe that makes several items is made in whole batches', () => {
    const boltGraph = createRecipeGraph([recipe(1, 'bolt', { scrap: 30 }, { quantity: 5 })]);
    const plan = planCrafting({
      graph: boltGraph,
      wanted: [{ id: 'bolt', quantity: 7 }],
      priceOf: (id) => (id === 'bolt' ? 1 : 0.1),
    });
    // Five for 3 coins; two more cost 2 at the market and 3 at the workbench.
    expect(plan.cost).toBeCloseTo(5, 9);
    const expensivePlan = planCrafting({
      graph: boltGraph,
      wanted: [{ id: 'bolt', quantity: 7 }],
      priceOf: (id) => (id === 'bolt' ? 2 : 0.1),
    });
    expect(expensivePlan.cost).toBeCloseTo(6, 9);
    expect(expensivePlan.surplus).toEqual([{ id: 'bolt', quantity: 3 }]);
  });
});

test('cyclic recipes are rejected with the names of their items', () => {
  const recipes = [
    recipe(1, 'a', { b: 1 }),
    recipe(2, 'b', { c: 2, scrap: 1 }),
    recipe(3, 'c', { a: 1 }),
  ];
  expect(() => createRecipeGraph(recipes)).toThrow('a → b → c → a');
  expect(() => createRecipeGraph([recipe(1, 'a', { a: 1 })])).toThrow(RecipeCycleError);
});

const ITEMS = ['a', 'b', 'c', 'd', 'e', 'f'];
/** Small catalogues without cycles: an item is only made of later ones. */
const arbitraryRecipes = (makesSeveral: boolean) =>
  fc
    .array(
      fc.record({
        makes: fc.integer({ min: 0, max: 3 }),
        quantity: makesSeveral ? fc.integer({ min: 1, max: 3 }) : fc.constant(1),
        needs: fc.array(
          fc.record({
            step: fc.integer({ min: 1, max: 3 }),
            quantity: fc.integer({ min: 1, max: 3 }),
          }),
          { minLength: 1, maxLength: 2 },
        ),
        fee: fc.integer({ min: 0, max: 4 }),
      }),
      { minLength: 1, maxLength: 4 },
    )
    .map((entries) =>
      entries.map(({ makes, quantity, needs, fee }, index): Recipe => {
        const counts = new Map<string, number>();
        for (const need of needs) {
          const item = ITEMS[Math.min(makes + need.step, 5)] ?? 'f';
          counts.set(item, (counts.get(item) ?? 0) + need.quantity);
        }
        return recipe(index, ITEMS[makes] ?? 'a', Object.fromEntries(counts), { quantity, fee });
      }),
    );
const arbitraryPrices = fc.array(fc.integer({ min: 1, max: 12 }), { minLength: 6, maxLength: 6 });
const arbitraryStoredQuantities = fc.array(fc.integer({ min: 0, max: 4 }), {
  minLength: 6,
  maxLength: 6,
});
const arbitraryWantedItems = fc.array(
  fc.record({ id: fc.constantFrom(...ITEMS), quantity: fc.integer({ min: 1, max: 3 }) }),
  {
    minLength: 1,
    maxLength: 2,
  },
);

const valueAt = (values: readonly number[]) => (id: string) => values[ITEMS.indexOf(id)] ?? 0;

/** Returns the lowest cost by trying every number of batches of every recipe. */
function findCostByBruteForce({
  graph,
  wanted,
  storedQuantityOf = () => 0,
  priceOf: price,
}: CraftingRequest): number {
  const recipes = ITEMS.flatMap((id) => graph.recipesOf(id));
  const lowestCostFrom = (
    index: number,
    need: ReadonlyMap<string, number>,
    paid: number,
  ): number => {
    const next = recipes[index];
    if (next === undefined) {
      return ITEMS.reduce((sum, id) => {
        const missing = (need.get(id) ?? 0) - storedQuantityOf(id);
        return sum + Math.max(0, missing) * (price(id) ?? 0);
      }, paid);
    }
    const missing = Math.max(0, (need.get(next.makes.id) ?? 0) - storedQuantityOf(next.makes.id));
    let lowest = Number.POSITIVE_INFINITY;
    for (let batches = 0; batches <= Math.ceil(missing / next.makes.quantity); batches++) {
      const ingredientNeed = new Map(need);
      ingredientNeed.set(
        next.makes.id,
        (need.get(next.makes.id) ?? 0) - batches * next.makes.quantity,
      );
      for (const { id, quantity } of next.needs) {
        ingredientNeed.set(id, (ingredientNeed.get(id) ?? 0) + batches * quantity);
      }
      lowest = Math.min(
        lowest,
        lowestCostFrom(index + 1, ingredientNeed, paid + batches * next.fee),
      );
    }
    return lowest;
  };
  const need = new Map<string, number>();
  for (const { id, quantity } of wanted) need.set(id, (need.get(id) ?? 0) + quantity);
  return lowestCostFrom(0, need, 0);
}

/** Expects the quantities and costs of a plan to add up. */
function expectBalanced(graph: RecipeGraph, request: CraftingRequest): void {
  const plan = planCrafting(request);
  const balances = new Map<string, number>();
  const add = (id: string, quantity: number) =>
    balances.set(id, (balances.get(id) ?? 0) + quantity);
  for (const { id, quantity } of [...plan.purchases, ...plan.usedFromStorage]) add(id, quantity);
  for (const { recipe: usedRecipe, batches } of plan.crafts) {
    expect(graph.recipesOf(usedRecipe.makes.id)).toContain(usedRecipe);
    add(usedRecipe.makes.id, batches * usedRecipe.makes.quantity);
    for (const { id, quantity } of usedRecipe.needs) add(id, -batches * quantity);
  }
  for (const { id, quantity } of request.wanted) add(id, -quantity);
  for (const { id, quantity } of plan.surplus) add(id, -quantity);
  expect([...balances.values()].every((balance) => balance === 0)).toBe(true);
  for (const { id, quantity } of plan.usedFromStorage) {
    expect(quantity).toBeLessThanOrEqual(request.storedQuantityOf?.(id) ?? 0);
  }
  const coinsPaid = plan.purchases.reduce((sum, { cost = 0 }) => sum + cost, plan.fees);
  expect(plan.cost).toBeCloseTo(coinsPaid, 6);
}

test.each([
  ['with nothing in storage', false, false],
  ['with items in storage', false, true],
  ['with batches', true, false],
  ['with items in storage and batches', true, true],
])('the plan costs as little as exhaustive search finds, %s', (_, makesSeveral, hasStorage) => {
  fc.assert(
    fc.property(
      arbitraryRecipes(makesSeveral),
      arbitraryPrices,
      arbitraryStoredQuantities,
      arbitraryWantedItems,
      (recipes, unitPrices, storedQuantities, wanted) => {
        const graph = createRecipeGraph(recipes);
        const request: CraftingRequest = {
          graph,
          wanted,
          priceOf: valueAt(unitPrices),
          ...(hasStorage && { storedQuantityOf: valueAt(storedQuantities) }),
        };
        const plan = planCrafting(request);
        expect(plan.isProven).toBe(true);
        expect(plan.cost).toBeCloseTo(findCostByBruteForce(request), 6);
        expectBalanced(graph, request);
      },
    ),
    { numRuns: 400 },
  );
});

test('more in storage never costs more, and the order of recipes changes nothing', () => {
  fc.assert(
    fc.property(
      arbitraryRecipes(true),
      arbitraryPrices,
      arbitraryStoredQuantities,
      arbitraryWantedItems,
      (recipes, unitPrices, storedQuantities, wanted) => {
        const computePlanCost = (
          list: readonly Recipe[],
          storedQuantityOf: (id: string) => number,
        ) =>
          planCrafting({
            graph: createRecipeGraph(list),
            wanted,
            priceOf: valueAt(unitPrices),
            storedQuantityOf,
          }).cost;
        const cost = computePlanCost(recipes, valueAt(storedQuantities));
        expect(cost).toBeLessThanOrEqual(computePlanCost(recipes, () => 0) + 1e-6);
        expect(computePlanCost([...recipes].reverse(), valueAt(storedQuantities))).toBeCloseTo(
          cost,
          6,
        );
      },
    ),
    { numRuns: 200 },
  );
});
