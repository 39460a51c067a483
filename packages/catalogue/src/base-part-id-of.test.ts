import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createBasePartIdOf } from './base-part-id-of.ts';
import { parts } from './data/parts.ts';

const knownIds = new Set(parts.map((part) => part.id));
const basePartIdOf = createBasePartIdOf((id) => knownIds.has(id));

test.each([
  ['CarPart_Gun_Machinegun_epic_C1_Raider', 'CarPart_Gun_Machinegun_epic'],
  ['CarPart_Gun_Shotgun_epic_C2_China', 'CarPart_Gun_Shotgun_epic'],
  ['CarPart_Gun_SniperCrossbow_C2_China_Douyu', 'CarPart_Gun_SniperCrossbow'],
  ['CarPart_Gun_SniperCrossbow_C2_SNG', 'CarPart_Gun_SniperCrossbow'],
  ['CarPart_Wheel_Drag_S_C2_Raider', 'CarPart_Wheel_Drag_S'],
  ['Cabin_Workers_epic_bp10', 'Cabin_Workers_epic'],
  ['CarPart_Gun_SmartMachinegun_bp7', 'CarPart_Gun_SmartMachinegun'],
  ['CarPart_Gun_Machinegun_epic_C1_Raider_bp9', 'CarPart_Gun_Machinegun_epic'],
  ['CarPart_Gun_BigCannon_Free_T34_epic_Misc', 'CarPart_Gun_BigCannon_Free_T34_epic'],
  ['CarPart_Wheel_Moonwalker_German', 'CarPart_Wheel_Moonwalker'],
  ['CarPart_Gun_Harpoon_footballBP', 'CarPart_Gun_Harpoon'],
  ['CarPart_TurretDeployer_Preepic:Turret_LandMine', 'CarPart_TurretDeployer_Preepic'],
  ['CarPart_Gun_Minigun_bp6:0', 'CarPart_Gun_Minigun'],
])('%s is a variant of %s', (id, base) => {
  expect(basePartIdOf(id)).toBe(base);
  expect(basePartIdOf(id)).toBe(base);
});

test('a legendary part with a season pass look is a variant of the legendary part', () => {
  expect(basePartIdOf('CarPart_Gun_Minigun_Legend_bp6')).toBe('CarPart_Gun_Minigun_Legend');
});

test.each([
  'CarPart_Hover_rare_bundle',
  'CarPart_Wheel_Drag_S',
  'CarPart_Structure_Junk_Corner_C1_L',
  'CarPart_New_Thing_Misc',
  'Cabin_CyberEast_Cab1',
  'Hangar_Break_barrels_flame',
  'n/a',
  '',
])('%s is not a variant', (id) => {
  expect(basePartIdOf(id)).toBe(id);
});

test('an unknown part can have variants too', () => {
  expect(basePartIdOf('CarPart_Gun_New_C1_China')).toBe('CarPart_Gun_New');
});

test('a known part that looks like a variant is none', () => {
  const baseOf = createBasePartIdOf((id) => id === 'CarPart_Gun_bp6' || id === 'CarPart_Gun');
  expect(baseOf('CarPart_Gun_bp6')).toBe('CarPart_Gun_bp6');
  expect(baseOf('CarPart_Gun_bp7')).toBe('CarPart_Gun');
});

test('known parts and base parts are their own base part', () => {
  for (const id of knownIds) expect(basePartIdOf(id)).toBe(id);
  const suffix = fc.constantFrom('_C1_China', '_C2_Raider', '_bp7', '_Misc', ':x', '_bundle', '_S');
  const id = fc
    .tuple(fc.oneof(fc.constantFrom(...knownIds), fc.string()), fc.array(suffix, { maxLength: 3 }))
    .map(([base, suffixes]) => base + suffixes.join(''));
  fc.assert(
    fc.property(id, (text) => {
      const base = basePartIdOf(text);
      expect(basePartIdOf(base)).toBe(base);
      expect(text.startsWith(base)).toBe(true);
    }),
  );
});

test('stays correct with more ids than fit into the cache', () => {
  const baseOf = createBasePartIdOf((id) => knownIds.has(id));
  for (let i = 0; i < 20_000; i++) expect(baseOf(`CarPart_X${i}_bp6`)).toBe(`CarPart_X${i}`);
  expect(baseOf('CarPart_X0_bp6')).toBe('CarPart_X0');
});
