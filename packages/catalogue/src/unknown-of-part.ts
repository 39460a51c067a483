import type { Part } from './types.ts';

/** The values of a part that may be unknown, before they are filled in. */
export const unknownOfPart = {
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
