import type { PickerKind, ValueName } from './picker-part.ts';

const commonValues: readonly ValueName[] = ['powerScore', 'durability', 'mass'];
const valuesByKind: Readonly<Record<PickerKind, readonly ValueName[]>> = {
  cabin: ['energySupply', 'tonnage', 'massLimit', 'cabinSpeed', 'cabinPower'],
  weapon: ['energyUse', 'damage', 'fireRate', 'range', 'accuracy'],
  movement: ['tonnage', 'chassisSpeed', 'enginePower'],
  hardware: ['energyUse', 'energySupply', 'massLimit'],
  frame: ['passThrough', 'meleeResistance'],
  structure: ['passThrough', 'blastResistance', 'bulletResistance'],
};
const valuesOfMixedKinds: readonly ValueName[] = ['energyUse', 'energySupply', 'tonnage'];

/** Returns the names of the values in a kind's table, including the one that it is sorted by. */
export function tableValueNames(
  kind: PickerKind | undefined,
  sortedBy: ValueName | 'name',
): readonly ValueName[] {
  const names = [
    ...commonValues,
    ...(kind === undefined ? valuesOfMixedKinds : valuesByKind[kind]),
    'price' as const,
  ];
  return sortedBy === 'name' || names.includes(sortedBy) ? names : [...names, sortedBy];
}
