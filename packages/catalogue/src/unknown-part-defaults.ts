import type { Part } from './types.ts';

/** The fields of a part that may be unknown, with the values for unknown. */
export const unknownPartDefaults = {
  item: null,
  type: null,
  rarity: null,
  faction: null,
  level: null,
  powerScore: null,
  figures: {},
  synergies: [],
  price: null,
} satisfies Partial<Part>;
