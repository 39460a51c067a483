import type { Catalogue } from '../types.ts';
import { parsePackId } from './price-list.ts';

/** An ingredient or product of a recipe: a part, a resource or another item, with the id that prices use. */
export interface RecipeItem {
  id: string;
  name: string;
  isPart: boolean;
}

/** Returns the name of what a pack contains: `Plastic` for `Plastic x100`. */
export function packContentName(name: string): string {
  return name.replace(/ x\d+$/, '');
}

/**
 * Returns a function that finds ingredients and products by their item number. A resource has a number
 * for each of its packs and one for a single unit, which has no id of its own: all of them are the
 * resource.
 */
export function createRecipeItemLookup(catalogue: Catalogue): (item: number) => RecipeItem {
  const parts = new Map(catalogue.parts().map((part) => [part.item, part]));
  const tradeItemsByNumber = new Map(catalogue.tradeItems().map((item) => [item.item, item]));
  const resources = new Map(
    catalogue.tradeItems().flatMap(({ id, name }) => {
      const pack = id === null ? null : parsePackId(id);
      return pack === null ? [] : [[packContentName(name), pack.resource] as const];
    }),
  );
  return (item) => {
    const part = parts.get(item);
    if (part !== undefined) return { id: part.id, name: part.name, isPart: true };
    const { id, name } = tradeItemsByNumber.get(item) ?? { id: null, name: `#${item}` };
    const resource = resources.get(packContentName(name));
    if (resource !== undefined) return { id: resource, name: packContentName(name), isPart: false };
    return { id: id ?? `item-${item}`, name, isPart: false };
  };
}
