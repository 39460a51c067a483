import type { Part } from './types.ts';

/** What may be unknown about a part, as it is until somebody adds it. */
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
