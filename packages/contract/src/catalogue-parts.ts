import * as z from 'zod/mini';
import { partKind } from './primitives.ts';

/** Prices on the game's market in coins: the cheapest offer to sell, the highest offer to buy. */
const price = z.object({ sell: z.nullable(z.number()), buy: z.nullable(z.number()) });

/** A part as the catalogue lists it. */
const cataloguePart = z.object({
  id: z.string(),
  name: z.string(),
  kind: partKind,
  type: z.nullable(z.string()),
  rarity: z.nullable(z.string()),
  faction: z.nullable(z.string()),
  powerScore: z.nullable(z.number()),
  price: z.nullable(price),
});
export type CataloguePart = z.infer<typeof cataloguePart>;

/** A part with everything that the catalogue has about it except its recipes. */
const listedPart = z.extend(cataloguePart, {
  /** The level of its faction that unlocks it. */
  level: z.nullable(z.number()),
  /** By name, see `partFigures` of the catalogue. */
  figures: z.record(z.string(), z.number()),
  synergies: z.array(z.string()),
});
export type ListedPart = z.infer<typeof listedPart>;

/** When the data was collected, `2023-10`, and by whom: the game changes with every patch. */
const provenance = { asOf: z.string(), source: z.string(), note: z.nullable(z.string()) };

/** `GET /api/parts` */
export const cataloguePartsQuery = z.object({ kind: z.optional(partKind) });
export const catalogueParts = z.object({ ...provenance, parts: z.array(listedPart) });
export type CatalogueParts = z.infer<typeof catalogueParts>;

/** What a recipe takes; a part has an id, a resource none. */
const ingredient = z.object({
  part: z.nullable(z.string()),
  name: z.string(),
  quantity: z.number(),
  /** The price of the whole quantity in coins; null without a price. */
  cost: z.nullable(z.number()),
});

const recipe = z.object({
  quantity: z.number(),
  needs: z.array(ingredient),
  /** What all ingredients cost in coins; null if one has no price. */
  cost: z.nullable(z.number()),
});
export type Recipe = z.infer<typeof recipe>;

const countedItem = z.object({
  /** The id of a part, or as in `GET /api/prices`. */
  id: z.string(),
  quantity: z.number(),
});

/** `GET /api/recipes` */
export const recipes = z.object({
  ...provenance,
  recipes: z.array(
    z.object({
      id: z.number(),
      makes: countedItem,
      needs: z.array(countedItem),
      /** What the workbench takes for one batch, in coins; null if unknown. */
      fee: z.nullable(z.number()),
    }),
  ),
  /** The names of recipe items that are not parts. */
  items: z.array(z.object({ id: z.string(), name: z.string() })),
});
export type Recipes = z.infer<typeof recipes>;

/** `GET /api/parts/{id}` */
export const cataloguePartDetail = z.object({
  ...provenance,
  part: cataloguePart,
  /** False if the catalogue does not list it: its name and kind are derived from the id. */
  known: z.boolean(),
  /** The level of its faction that unlocks it. */
  level: z.nullable(z.number()),
  /** By name, see `partFigures` of the catalogue. */
  figures: z.record(z.string(), z.number()),
  synergies: z.array(z.string()),
  recipes: z.array(recipe),
  /** The parts that are made of it. */
  usedFor: z.array(z.object({ id: z.string(), name: z.string(), kind: partKind })),
});
export type CataloguePartDetail = z.infer<typeof cataloguePartDetail>;

export const cataloguePartParams = z.object({
  id: z.string().check(z.minLength(1), z.maxLength(80)),
});
