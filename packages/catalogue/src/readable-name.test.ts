import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parts } from './data/parts.ts';
import { guessPartCategory, toReadableName } from './readable-name.ts';

test.each([
  ['CarPart_Gun_Plasma_Drill', 'Gun Plasma Drill'],
  ['CarPart_kamikazeDroneDeployer', 'Kamikaze Drone Deployer'],
  ['Hangar_Break_barrels_flame', 'Hangar Break Barrels Flame'],
  ['sand_crater', 'Sand Crater'],
  ['Helpers_HurtEntitiesBox', 'Helpers Hurt Entities Box'],
  ['CarPart_Gun_SMGLegend', 'Gun SMG Legend'],
  ['n/a', 'Unknown'],
  ['___', 'Unknown'],
])('%s reads as %s', (id, words) => {
  expect(toReadableName(id)).toBe(words);
});

test('the words of an id are never empty', () => {
  fc.assert(fc.property(fc.string(), (id) => toReadableName(id).length > 0));
});

test.each([
  ['CarPart_Gun_New', 'weapon'],
  ['CarPart_TurretDeployer_Legend', 'weapon'],
  ['Cabin_New', 'cabin'],
  ['Chassis_New', 'cabin'],
  ['CarPart_WheelHuge', 'movement'],
  ['CarPart_MechaLeg_2', 'movement'],
  ['CarPart_Engine_new', 'hardware'],
  ['CarPart_PowerGiverExplosive_new', 'hardware'],
  ['CarPart_ChassisBase4', 'frame'],
  ['CarPart_Structure_boxslope_1x2x6', 'structure'],
  ['CarPart_Something', 'structure'],
  ['Hangar_Decor_ramp', 'other'],
  ['ScenePhysicsEntity', 'other'],
] as const)('the category of %s is guessed as %s', (id, category) => {
  expect(guessPartCategory(id)).toBe(category);
});

test('guesses nearly every known part correctly', () => {
  const named = parts.filter((part) => /^(?:CarPart|Cabin|Chassis)_/.test(part.id));
  const wrong = named.filter((part) => guessPartCategory(part.id) !== part.category);
  expect(wrong.length / named.length).toBeLessThan(0.03);
});
