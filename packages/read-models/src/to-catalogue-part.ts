import type { Catalogue, Part } from '@scrapboard/catalogue';
import type {
  CataloguePart,
  CataloguePartDetail,
  CatalogueParts,
  PartKind,
  Recipe,
} from '@scrapboard/contract';

/** Returns the parts of the catalogue, or those of one kind, by name. */
export function toCatalogueParts(catalogue: Catalogue, kind: PartKind | undefined): CatalogueParts {
  const parts = catalogue
    .parts()
    .filter(({ category }) => kind === undefined || category === kind)
    .map((part) => ({
      ...toPart(part),
      level: part.level,
      figures: { ...part.figures },
      synergies: [...part.synergies],
    }))
    .toSorted((a, b) => (a.name < b.name ? -1 : 1));
  return { ...provenanceOf(catalogue), parts };
}

/** Returns what the catalogue has about a part; see `Catalogue.part` for unknown ones. */
export function toCataloguePart(catalogue: Catalogue, id: string): CataloguePartDetail {
  const part = catalogue.part(id);
  const { known, level, figures, synergies, item } = part;
  const itemOf = createItemFinder(catalogue);
  return {
    ...provenanceOf(catalogue),
    part: toPart(part),
    known,
    level,
    figures: { ...figures },
    synergies: [...synergies],
    recipes: catalogue
      .recipes()
      .filter(({ makes }) => item !== null && makes.item === item)
      .map(({ makes, needs }) => toRecipe(makes.quantity, needs, itemOf)),
    usedFor: catalogue
      .recipes()
      .filter(({ needs }) => needs.some(([needed]) => needed === item))
      .flatMap(({ makes }) => {
        const product = catalogue.parts().find((part) => part.item === makes.item);
        return product === undefined
          ? []
          : [{ id: product.id, name: product.name, kind: product.category satisfies PartKind }];
      }),
  };
}

function provenanceOf(catalogue: Catalogue) {
  const { asOf, source, note } = catalogue.provenance('parts');
  return { asOf, source, note };
}

function toPart({
  id,
  name,
  category,
  type,
  rarity,
  faction,
  powerScore,
  price,
}: Part): CataloguePart {
  return { id, name, kind: category, type, rarity, faction, powerScore, price };
}

interface Item {
  part: string | null;
  name: string;
  /** Coins for one; null without an offer. */
  price: number | null;
}

function toRecipe(
  quantity: number,
  needs: readonly (readonly [item: number, quantity: number])[],
  itemOf: (item: number) => Item,
): Recipe {
  const ingredients = needs.map(([item, amount]) => {
    const { part, name, price } = itemOf(item);
    return { part, name, quantity: amount, cost: price === null ? null : price * amount };
  });
  const cost = ingredients.reduce<number | null>(
    (sum, { cost }) => (sum === null || cost === null ? null : sum + cost),
    0,
  );
  return { quantity, needs: ingredients, cost };
}

/**
 * Returns a function that finds parts and resources by their number. Recipes take single units of
 * resources, which are traded in packs: the price of one is that of the largest pack that is sold.
 */
function createItemFinder(catalogue: Catalogue): (item: number) => Item {
  const parts = new Map(catalogue.parts().map((part) => [part.item, part]));
  const traded = new Map(catalogue.tradeItems().map((item) => [item.item, item]));
  return (item) => {
    const part = parts.get(item);
    if (part !== undefined) {
      return { part: part.id, name: part.name, price: toOfferPrice(part.price?.sell) };
    }
    const tradeItem = traded.get(item);
    if (tradeItem === undefined) return { part: null, name: `#${item}`, price: null };
    const packs = catalogue
      .tradeItems()
      .filter(
        ({ name, units }) => name === tradeItem.name || name === `${tradeItem.name} x${units}`,
      )
      .toSorted((a, b) => b.units - a.units);
    const pack = packs.find(({ price }) => toOfferPrice(price?.sell) !== null);
    const price = pack === undefined ? null : (pack.price?.sell ?? 0) / pack.units;
    return { part: null, name: tradeItem.name, price };
  };
}

/** Returns the price of an offer; a price of 0 means that there is none. */
function toOfferPrice(price: number | null | undefined): number | null {
  return price == null || price === 0 ? null : price;
}
