import type { PartFigure } from '@scrapboard/catalogue';
import type { Searchable } from '@scrapboard/search';

/** The values that parts can be sorted by and compared by; the price is that of the cheapest offer. */
export type ValueName = 'powerScore' | PartFigure | 'price';

/** A part with its effective figures and price: the viewer's own, or else the published ones. */
export interface PickerPart {
  id: string;
  name: string;
  kind: string;
  type: string | null;
  rarity: string | null;
  faction: string | null;
  level: number | null;
  tags: readonly string[];
  /** Missing ones are unknown or do not apply. */
  values: Readonly<Partial<Record<ValueName, number>>>;
  /** The values of the catalogue or the operator, of those that the viewer has changed. */
  originalValues: Readonly<Partial<Record<ValueName, number | null>>>;
  /** Names in the viewer's language and in English. */
  search: Searchable<string>;
}

/** The kinds of parts in their order; `other` is not part of a vehicle. */
export const pickerKinds = [
  'cabin',
  'weapon',
  'movement',
  'hardware',
  'frame',
  'structure',
] as const;
export type PickerKind = (typeof pickerKinds)[number];

/** The values that can be sorted by and are compared, in the order of the game's description. */
export const valueNames = [
  'powerScore',
  'price',
  'durability',
  'mass',
  'energyUse',
  'energySupply',
  'tonnage',
  'massLimit',
  'damage',
  'fireRate',
  'range',
  'accuracy',
  'blastPower',
  'overheatTime',
  'ammunition',
  'enginePower',
  'cabinPower',
  'cabinSpeed',
  'chassisSpeed',
  'topSpeed',
  'bulletResistance',
  'meleeResistance',
  'blastResistance',
  'fireResistance',
  'passThrough',
] as const satisfies readonly ValueName[];

/** Values of which the smaller one is better. */
export const valuesBetterIfLower: ReadonlySet<ValueName> = new Set([
  'powerScore',
  'price',
  'mass',
  'energyUse',
]);
