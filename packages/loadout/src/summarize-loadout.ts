import type { Loadout } from './loadout.ts';

/** What is summed over the parts of a build. */
export const summedFigures = [
  'powerScore',
  'energyUse',
  'energySupply',
  'mass',
  'massLimit',
  'tonnage',
  'durability',
  'price',
] as const;
export type SummedFigure = (typeof summedFigures)[number];

/** A part with its figures; a missing one is unknown or does not apply. */
export interface LoadoutPart {
  id: string;
  kind: string;
  figures: Partial<Record<SummedFigure, number>>;
}

/** The figures that every part of a kind has in the game, so that a missing one is unknown. */
const expectedFigures: Readonly<Record<string, readonly SummedFigure[]>> = {
  cabin: ['energySupply', 'massLimit', 'tonnage'],
  weapon: ['energyUse'],
  movement: ['tonnage'],
};
const figuresOfEveryPart: readonly SummedFigure[] = ['powerScore', 'mass', 'durability', 'price'];

/** A sum over the parts of a build whose figure is known. */
export interface Total {
  value: number;
  /** The ids of parts that must have the figure and whose figure is not known. */
  missing: readonly string[];
}
export type Totals = Readonly<Record<SummedFigure, Total>>;

/**
 * Returns the sums over a build. Mass limit and tonnage are what the cabin has plus what movement parts
 * and hardware add.
 * @param partOf undefined for a part that the catalogue does not have: all its figures are missing.
 */
export function summarizeLoadout(
  loadout: Loadout,
  partOf: (id: string) => LoadoutPart | undefined,
): Totals {
  const totals = Object.fromEntries(
    summedFigures.map((name) => [name, { value: 0, missing: [] as string[] }]),
  ) as Record<SummedFigure, { value: number; missing: string[] }>;
  for (const [id, count] of loadout) {
    const part = partOf(id);
    for (const name of summedFigures) {
      const value = part?.figures[name];
      if (value !== undefined) totals[name].value += value * count;
      else if (isExpected(name, part?.kind)) totals[name].missing.push(id);
    }
  }
  return totals;
}

function isExpected(name: SummedFigure, kind: string | undefined): boolean {
  if (kind === undefined) return true;
  return figuresOfEveryPart.includes(name) || (expectedFigures[kind]?.includes(name) ?? false);
}
