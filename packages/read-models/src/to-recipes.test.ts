import { defaultCatalogue, listTradedItems } from '@scrapboard/catalogue';
import { expect, test } from 'vitest';
import { toCataloguePart } from './to-catalogue-part.ts';
import { toRecipes } from './to-recipes.ts';

const { recipes, items } = toRecipes(defaultCatalogue);
const prices = new Map(listTradedItems(defaultCatalogue).map((item) => [item.id, item]));

test('a recipe names parts and resources as prices do', () => {
  const trigger = recipes.find(({ makes }) => makes.id === 'CarPart_Gun_Plasma_Drill');
  const scrap = trigger?.needs.find(({ id }) => id === 'Scrap_Common');
  expect(scrap?.quantity).toBeGreaterThan(0);
  expect(items).toContainEqual({ id: 'Scrap_Common', name: 'Scrap Metal' });
  expect(prices.get('Scrap_Common')?.price?.sell).toBeCloseTo(0.0409, 9);
});

test('a recipe costs at most what the page of its part shows, which uses the largest pack', () => {
  const recipeCosts = recipes.map(({ makes, needs }) => {
    const costs = needs.map(({ id, quantity }) => {
      const sell = prices.get(id)?.price?.sell;
      return sell == null ? Number.NaN : sell * quantity;
    });
    return { id: makes.id, cost: costs.reduce((sum, cost) => sum + cost, 0) };
  });
  const pricedItems = recipeCosts.filter(({ cost }) => Number.isFinite(cost));
  expect(pricedItems.length).toBeGreaterThan(100);
  for (const { id, cost } of pricedItems) {
    const [recipe] = toCataloguePart(defaultCatalogue, id).recipes;
    if (recipe?.cost != null) expect(cost).toBeLessThanOrEqual(recipe.cost + 1e-6);
  }
});

test('packs of a resource that is not a reward are priced by the unit', () => {
  expect(prices.get('TokenZone1')).toMatchObject({ kind: 'item', name: 'Engraved casings' });
  expect(prices.get('TokenZone1')?.price?.sell).toBeCloseTo(0.107, 9);
});

test('opening a pack is not a recipe', () => {
  expect(recipes.filter(({ makes }) => makes.id === 'Scrap_Common')).toEqual([]);
});
