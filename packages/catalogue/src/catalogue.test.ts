import { expect, test } from 'vitest';
import { defaultCatalogue as catalogue } from './default-catalogue.ts';
import { partCategories } from './types.ts';

test('contains every part of the community data with a unique id and item', () => {
  const parts = catalogue.parts();
  const count = (category: string) => parts.filter((part) => part.category === category).length;
  expect(Object.fromEntries(partCategories.map((name) => [name, count(name)]))).toEqual({
    cabin: 56,
    weapon: 139,
    movement: 56,
    hardware: 54,
    frame: 16,
    structure: 263,
  });
  expect(new Set(parts.map((part) => part.id)).size).toBe(584);
  expect(new Set(parts.map((part) => part.item)).size).toBe(584);
});

test('finds a part and its data by the id in the logs', () => {
  expect(catalogue.part('CarPart_Gun_Plasma_Drill')).toMatchObject({
    name: 'Trigger',
    category: 'weapon',
    type: 'Laser drill',
    rarity: 'epic',
    powerScore: 1100,
    figures: { durability: 246, energyUse: 4 },
    price: { sell: 324.69, buy: 296.1 },
    known: true,
  });
  expect(catalogue.part('CarPart_BladeWing_double').name).toBe('Twin BladeWing');
});

test('a cosmetic variant resolves to its base part', () => {
  expect(catalogue.part('CarPart_Gun_Shotgun_epic_C2_China')).toBe(
    catalogue.part('CarPart_Gun_Shotgun_epic'),
  );
});

test('an unknown part has a readable name and a guessed category', () => {
  expect(catalogue.part('CarPart_Gun_Photon_Lance_epic')).toMatchObject({
    id: 'CarPart_Gun_Photon_Lance_epic',
    name: 'Gun Photon Lance Epic',
    category: 'weapon',
    powerScore: null,
    known: false,
  });
  expect(catalogue.part('n/a')).toMatchObject({ name: 'Unknown', category: 'other' });
  expect(catalogue.part('')).toMatchObject({ name: 'Unknown', known: false });
  expect(catalogue.part('__proto__').known).toBe(false);
});

test('every rarity of a part is listed, lowest first', () => {
  const rarities = catalogue.rarities();
  expect(rarities.map((rarity) => rarity.rank)).toEqual([1, 2, 3, 4, 5, 6, 7]);
  const names = new Set(rarities.map((rarity) => rarity.id));
  expect(catalogue.parts().filter((part) => !names.has(part.rarity ?? 'base'))).toEqual([]);
});

test('every ingredient of every recipe is a part or a trade item', () => {
  const items = new Set([
    ...catalogue.parts().map((part) => part.item),
    ...catalogue.tradeItems().map((item) => item.item),
  ]);
  const recipes = catalogue.recipes();
  expect(recipes).toHaveLength(266);
  expect(recipes.flatMap((recipe) => recipe.needs)).toHaveLength(1360);
  expect(recipes.flatMap(({ needs }) => needs).filter(([item]) => !items.has(item))).toEqual([]);
});

test('a pack has its number of units and its price', () => {
  const copper = catalogue.tradeItems().find((item) => item.id === 'Res_Platinum_100');
  expect(copper).toMatchObject({ name: 'Copper x100', units: 100, price: { sell: 3.27 } });
});

test('unknown maps and modes have readable names', () => {
  expect(catalogue.map('sand_crater')).toEqual({ id: 'sand_crater', name: 'Crater', known: true });
  expect(catalogue.map('new_place2')).toEqual({
    id: 'new_place2',
    name: 'New Place2',
    known: false,
  });
  expect(catalogue.mode('clan-war')).toMatchObject({ name: 'Clan Wars', category: 'pvp' });
  expect(catalogue.mode('brawl-new-idea')).toEqual({
    id: 'brawl-new-idea',
    name: 'New Idea',
    category: 'brawl',
    teams: false,
    known: false,
  });
});

test('hyphens in the key of a mode make no difference', () => {
  expect(catalogue.mode('brawl-headon')).toMatchObject({ id: 'brawl-headon', name: 'Head-On' });
});

test('raids and schedule name known modes', () => {
  for (const { mode } of [...catalogue.raids(), ...catalogue.schedule()]) {
    expect(catalogue.mode(mode).known).toBe(true);
  }
  expect(catalogue.raids()).toContainEqual({ mode: 'raid-hard', fuel: 60 });
});

test('brawl windows fill the week without a gap', () => {
  const brawls = catalogue
    .schedule()
    .filter(({ mode }) => catalogue.mode(mode).category === 'brawl');
  expect(brawls.reduce((hours, { from, to }) => hours + to - from, 0)).toBe(7 * 24);
});

test('every set has a source and a date', () => {
  expect(catalogue.asOf).toBe('2023-10');
  expect(catalogue.licence).toBe('MIT');
  expect(catalogue.provenance('parts').note).toContain('2024');
  expect(catalogue.provenance('schedule').asOf).toBe('2023-05');
});

test('rewards in the log have readable names', () => {
  expect(catalogue.resource('Scrap_Rare').name).toBe('Wires');
  expect(catalogue.resource('NewMoney')).toEqual({
    id: 'NewMoney',
    name: 'New Money',
    known: false,
  });
});
