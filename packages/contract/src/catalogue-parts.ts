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

/** When the data was collected, `2023-10`, and by whom: the game changes with every patch. */
const provenance = { asOf: z.string(), source: z.string(), note: z.nullable(z.string()) };

/** `GET /api/parts` */
export const cataloguePartsQuery = z.object({ kind: z.optional(partKind) });
export const catalogueParts = z.object({ ...provenance, parts: z.array(cataloguePart) });
export type CatalogueParts = z.infer<typeof catalogueParts>;

/** What a recipe takes; a part has an id, a resource none. */
const ingredient = z.object({
  part: z.nullable(z.string()),
  name: z.string(),
  quantity: z.number(),
  /** What that many cost in coins; null without a price. */
  cost: z.nullable(z.number()),
});

const recipe = z.object({
  quantity: z.number(),
  needs: z.array(ingredient),
  /** What all ingredients cost in coins; null if one has no price. */
  cost: z.nullable(z.number()),
});
export type Recipe = z.infer<typeof recipe>;

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
