import { defaultCatalogue } from '@scrapboard/catalogue';
import { expect, test } from 'vitest';
import { toCataloguePart, toCatalogueParts } from './to-catalogue-part.ts';

test('a part has its figures, price and recipe, whose costs add up', () => {
  const { part, figures, recipes, known } = toCataloguePart(
    defaultCatalogue,
    'CarPart_Gun_Plasma_Drill',
  );
  expect(known).toBe(true);
  expect(part).toMatchObject({ name: 'Trigger', kind: 'weapon', price: { sell: 324.69 } });
  expect(figures).toMatchObject({ durability: 246 });
  const [recipe] = recipes;
  const scrap = recipe?.needs.find(({ name }) => name === 'Scrap Metal');
  // The largest pack: 1,000 for 40.9 coins.
  expect(scrap?.cost).toBeCloseTo(((scrap?.quantity ?? 0) * 40.9) / 1000, 9);
  expect(recipe?.needs.some(({ part: id }) => id !== null)).toBe(true);
  const costs = recipe?.needs.map(({ cost }) => cost) ?? [];
  expect(recipe?.cost).toEqual(
    costs.includes(null) ? null : costs.reduce<number>((sum, cost) => sum + (cost ?? 0), 0),
  );
});

test('what a part is used for lists the part as an ingredient', () => {
  const used = toCatalogueParts(defaultCatalogue, 'weapon').parts.flatMap(({ id }) =>
    toCataloguePart(defaultCatalogue, id).usedFor.map((product) => [id, product.id] as const),
  );
  expect(used.length).toBeGreaterThan(50);
  for (const [id, productId] of used) {
    const needs = toCataloguePart(defaultCatalogue, productId).recipes.flatMap(
      ({ needs }) => needs,
    );
    expect(needs.map(({ part }) => part)).toContain(id);
  }
});

test('a part that is not listed has a name, and nothing else', () => {
  expect(toCataloguePart(defaultCatalogue, 'CarPart_Gun_Photon_Lance')).toMatchObject({
    known: false,
    part: { name: 'Gun Photon Lance', kind: 'weapon', price: null },
    recipes: [],
    usedFor: [],
  });
});

test('parts are listed by kind and name', () => {
  const { parts, asOf } = toCatalogueParts(defaultCatalogue, 'cabin');
  expect(asOf).toBe('2023-10');
  expect(parts).toHaveLength(56);
  expect(parts.map(({ name }) => name)).toEqual(parts.map(({ name }) => name).toSorted());
  expect(toCatalogueParts(defaultCatalogue, undefined).parts).toHaveLength(584);
});
