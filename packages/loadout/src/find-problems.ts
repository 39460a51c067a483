import type { Loadout } from './loadout.ts';
import type { LoadoutPart, SummedFigure, Totals } from './summarize-loadout.ts';

/** What is wrong with a build. Amounts are in the figures' own units. */
export type Problem =
  | { kind: 'noCabin' | 'noWeapon' | 'noMovement' }
  | { kind: 'manyCabins'; count: number }
  | { kind: 'energy' | 'mass' | 'tonnage'; over: number }
  /** Weapons need energy and nothing supplies any. */
  | { kind: 'noEnergy'; need: number }
  /** Ids that the catalogue does not have. */
  | { kind: 'unknownParts'; ids: readonly string[] }
  /** Parts whose figure is not known, so that the total is too low. */
  | { kind: 'missing'; figure: SummedFigure; ids: readonly string[] };

/** The build cannot be driven, drives badly, or has unknown parts or figures. */
export type Severity = 'error' | 'warning' | 'unknown';

const severities: Readonly<Record<Problem['kind'], Severity>> = {
  noCabin: 'error',
  manyCabins: 'error',
  energy: 'error',
  noEnergy: 'error',
  mass: 'error',
  tonnage: 'warning',
  noWeapon: 'warning',
  noMovement: 'error',
  unknownParts: 'unknown',
  missing: 'unknown',
};

/** Returns the severity of a problem. */
export function severityOf({ kind }: Problem): Severity {
  return severities[kind];
}

/** Returns the problems of a build, worst first; an empty build has none. */
export function findProblems(
  loadout: Loadout,
  totals: Totals,
  partOf: (id: string) => LoadoutPart | undefined,
): Problem[] {
  if (loadout.size === 0) return [];
  const counts = countKinds(loadout, partOf);
  const cabins = counts.get('cabin') ?? 0;
  const unknownIds = [...loadout.keys()].filter((id) => partOf(id) === undefined);
  const problems: Problem[] = [];
  // An unknown part may be the cabin, a weapon or a wheel.
  if (unknownIds.length === 0) {
    if (cabins === 0) problems.push({ kind: 'noCabin' });
    if (!counts.has('movement')) problems.push({ kind: 'noMovement' });
    if (!counts.has('weapon')) problems.push({ kind: 'noWeapon' });
  }
  if (cabins > 1) problems.push({ kind: 'manyCabins', count: cabins });
  const { energyUse, energySupply, mass, massLimit, tonnage } = totals;
  if (energyUse.value > 0 && energySupply.value === 0) {
    if (isKnown(energySupply)) problems.push({ kind: 'noEnergy', need: energyUse.value });
  } else if (isKnown(energySupply) && energyUse.value > energySupply.value) {
    problems.push({ kind: 'energy', over: round(energyUse.value - energySupply.value) });
  }
  // Without a cabin there is no limit to exceed.
  if (cabins > 0) {
    if (isKnown(massLimit) && mass.value > massLimit.value) {
      problems.push({ kind: 'mass', over: round(mass.value - massLimit.value) });
    } else if (isKnown(tonnage) && mass.value > tonnage.value) {
      problems.push({ kind: 'tonnage', over: round(mass.value - tonnage.value) });
    }
  }
  if (unknownIds.length > 0) problems.push({ kind: 'unknownParts', ids: unknownIds });
  for (const [figure, { missing }] of Object.entries(totals)) {
    const ids = missing.filter((id) => partOf(id) !== undefined);
    if (ids.length > 0) problems.push({ kind: 'missing', figure: figure as SummedFigure, ids });
  }
  const order: readonly Severity[] = ['error', 'warning', 'unknown'];
  return problems.toSorted((a, b) => order.indexOf(severityOf(a)) - order.indexOf(severityOf(b)));
}

/** Returns whether a limit is complete; with missing parts it would be too low and report false problems. */
function isKnown({ missing }: { missing: readonly string[] }): boolean {
  return missing.length === 0;
}

function countKinds(
  loadout: Loadout,
  partOf: (id: string) => LoadoutPart | undefined,
): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const [id, count] of loadout) {
    const kind = partOf(id)?.kind;
    if (kind !== undefined) counts.set(kind, (counts.get(kind) ?? 0) + count);
  }
  return counts;
}

/** Removes the rounding errors of decimal sums. */
function round(value: number): number {
  return Math.round(value * 1e6) / 1e6;
}
