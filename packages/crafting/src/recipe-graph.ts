/** A quantity of an item: a part, a resource or anything else that is traded. */
export interface ItemQuantity {
  id: string;
  quantity: number;
}

/** What a workbench makes in one batch, and from which ingredients. */
export interface Recipe {
  id: number;
  makes: ItemQuantity;
  needs: readonly ItemQuantity[];
  /** The workbench's fee for a batch, in coins. */
  fee: number;
}

/** The recipes by what they make, without cycles. */
export interface RecipeGraph {
  recipesOf: (id: string) => readonly Recipe[];
  /** Returns items and all their ingredients, each before its own ingredients. */
  itemsOf: (ids: Iterable<string>) => string[];
}

/** Thrown for recipes whose ingredients lead back to what they make, so that no cost can be calculated. */
export class RecipeCycleError extends Error {
  /** The items of the cycle; the first is an ingredient of the last. */
  readonly cycle: readonly string[];

  constructor(cycle: readonly string[]) {
    super(`Recipes lead back to what they make: ${[...cycle, cycle[0]].join(' → ')}`);
    this.name = 'RecipeCycleError';
    this.cycle = cycle;
  }
}

/** Returns the graph of recipes. Throws `RecipeCycleError` if one leads back to what it makes. */
export function createRecipeGraph(recipes: readonly Recipe[]): RecipeGraph {
  const byItem = Map.groupBy(recipes, ({ makes }) => makes.id);
  const recipesOf = (id: string): readonly Recipe[] => byItem.get(id) ?? [];
  sortItems(byItem.keys(), recipesOf);
  return { recipesOf, itemsOf: (ids) => sortItems(ids, recipesOf) };
}

/** Sorts items before their ingredients: depth first, an item is finished after its ingredients. */
function sortItems(ids: Iterable<string>, recipesOf: RecipeGraph['recipesOf']): string[] {
  const finished = new Set<string>();
  const path: string[] = [];
  const onPath = new Set<string>();
  const visit = (id: string) => {
    if (finished.has(id)) return;
    if (onPath.has(id)) throw new RecipeCycleError(path.slice(path.indexOf(id)));
    path.push(id);
    onPath.add(id);
    for (const { needs } of recipesOf(id)) for (const need of needs) visit(need.id);
    path.pop();
    onPath.delete(id);
    finished.add(id);
  };
  for (const id of ids) visit(id);
  return [...finished].reverse();
}
