import type { Recipe } from '@scrapboard/crafting';

/** A recipe as the catalogue has it; its fee may be unknown. */
type ListedRecipe = Omit<Recipe, 'fee'> & { fee: number | null };

/**
 * Returns recipes with their workbench fees: what the viewer entered for the rarity of the product, otherwise
 * the catalogue's fee, otherwise 0.
 */
export function withFees(
  recipes: readonly ListedRecipe[],
  fees: Readonly<Record<string, number>>,
  rarityOf: (id: string) => string | null | undefined,
): Recipe[] {
  return recipes.map((recipe) => ({
    ...recipe,
    fee: fees[rarityOf(recipe.makes.id) ?? ''] ?? recipe.fee ?? 0,
  }));
}
