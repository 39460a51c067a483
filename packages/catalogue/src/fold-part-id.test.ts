import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parts } from './data/parts.ts';
import { createFoldPartId } from './fold-part-id.ts';

const knownIds = new Set(parts.map((part) => part.id));
const foldPartId = createFoldPartId((id) => knownIds.has(id));

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
])('%s folds to %s', (id, base) => {
  expect(foldPartId(id)).toBe(base);
  expect(foldPartId(id)).toBe(base);
});

test('a legendary part with a season pass look folds to the legendary part', () => {
  expect(foldPartId('CarPart_Gun_Minigun_Legend_bp6')).toBe('CarPart_Gun_Minigun_Legend');
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
  expect(foldPartId(id)).toBe(id);
});

test('variants of unknown parts fold too', () => {
  expect(foldPartId('CarPart_Gun_New_C1_China')).toBe('CarPart_Gun_New');
});

test('a known part that looks like a variant is not folded', () => {
  const fold = createFoldPartId((id) => id === 'CarPart_Gun_bp6' || id === 'CarPart_Gun');
  expect(fold('CarPart_Gun_bp6')).toBe('CarPart_Gun_bp6');
  expect(fold('CarPart_Gun_bp7')).toBe('CarPart_Gun');
});

test('known parts are not folded, and folding twice makes no difference', () => {
  for (const id of knownIds) expect(foldPartId(id)).toBe(id);
  const suffix = fc.constantFrom('_C1_China', '_C2_Raider', '_bp7', '_Misc', ':x', '_bundle', '_S');
  const id = fc
    .tuple(fc.oneof(fc.constantFrom(...knownIds), fc.string()), fc.array(suffix, { maxLength: 3 }))
    .map(([base, suffixes]) => base + suffixes.join(''));
  fc.assert(
    fc.property(id, (text) => {
      const base = foldPartId(text);
      expect(foldPartId(base)).toBe(base);
      expect(text.startsWith(base)).toBe(true);
    }),
  );
});

test('stays correct with more ids than fit into the cache', () => {
  const fold = createFoldPartId((id) => knownIds.has(id));
  for (let i = 0; i < 20_000; i++) expect(fold(`CarPart_X${i}_bp6`)).toBe(`CarPart_X${i}`);
  expect(fold('CarPart_X0_bp6')).toBe('CarPart_X0');
});
