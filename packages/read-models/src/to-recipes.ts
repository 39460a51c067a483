import { type Catalogue, createRecipeItemLookup } from '@scrapboard/catalogue';
import type { Recipes } from '@scrapboard/contract';

/**
 * Returns the recipes of the catalogue. Those that only open a pack of a resource are left out: a
 * resource is counted and priced by the unit.
 */
export function toRecipes(catalogue: Catalogue): Recipes {
  const { asOf, source, note } = catalogue.provenance('recipes');
  const findRecipeItem = createRecipeItemLookup(catalogue);
  const items = new Map<string, string>();
  const toCountedItem = (item: number, quantity: number) => {
    const { id, name, isPart } = findRecipeItem(item);
    if (!isPart) items.set(id, name);
    return { id, quantity };
  };
  const recipes = catalogue
    .recipes()
    .filter(({ makes, needs }) =>
      needs.every(([item]) => findRecipeItem(item).id !== findRecipeItem(makes.item).id),
    )
    .map(({ recipe, makes, needs, fee }) => ({
      id: recipe,
      makes: toCountedItem(makes.item, makes.quantity),
      needs: needs.map(([item, quantity]) => toCountedItem(item, quantity)),
      fee: fee ?? null,
    }));
  return { asOf, source, note, recipes, items: [...items].map(([id, name]) => ({ id, name })) };
}
