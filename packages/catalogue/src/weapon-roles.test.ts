import { expect, test } from 'vitest';
import { defaultCatalogue } from './default-catalogue.ts';
import { weaponRoleOf, weaponRoles } from './weapon-roles.ts';

test('every type of weapon in the catalogue has one role, and no other type has', () => {
  const types = defaultCatalogue
    .parts()
    .flatMap(({ category, type }) => (category === 'weapon' && type !== null ? type : []));
  expect(Object.values(weaponRoles).flat().toSorted()).toEqual([...new Set(types)].toSorted());
  expect(weaponRoleOf('Minigun')).toBe('machineGun');
  expect(weaponRoleOf('Spoon')).toBeNull();
});
