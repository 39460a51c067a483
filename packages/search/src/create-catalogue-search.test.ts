import { expect, test } from 'vitest';
import { createCatalogueSearch } from './create-catalogue-search.ts';

const part = (id: string, name: string, category: string, type: string | null = null) => ({
  id,
  name,
  category,
  type,
  rarity: null,
});

const search = createCatalogueSearch(
  [
    part('CarPart_Structure_Hammer', 'Hammer plate', 'structure'),
    part('CarPart_Gun_Shotgun_rare', 'Spitfire', 'weapon', 'Shotgun'),
    part('CarPart_Gun_Hammer', 'Hammerfall', 'weapon', 'Shotgun'),
    part('Chassis_Hammer', 'Hammerhead', 'cabin', 'Heavy cabin'),
  ],
  [
    { id: 'sand_crater', name: 'Crater' },
    { id: 'bridge', name: 'Bridge' },
  ],
);
const findPartNames = (query: string) => search(query, 9).parts.map(({ name }) => name);

test('finds parts by name, weapons before structure parts', () => {
  expect(findPartNames('hammer')).toEqual(['Hammerfall', 'Hammerhead', 'Hammer plate']);
});

test('finds parts by id, with or without its prefix, and by type', () => {
  expect(findPartNames('CarPart_Gun_Shotgun_rare')).toEqual(['Spitfire']);
  expect(findPartNames('gun shotgun')).toEqual(['Spitfire', 'Hammerfall']);
  expect(findPartNames('shotgun')).toEqual(['Hammerfall', 'Spitfire']);
});

test('finds maps by name and id', () => {
  expect(search('crater', 9).maps).toEqual([{ id: 'sand_crater', name: 'Crater', match: 'exact' }]);
  expect(search('sand_cra', 9).maps.map(({ id }) => id)).toEqual(['sand_crater']);
  expect(search('brigde', 9).maps.map(({ match }) => match)).toEqual(['similar']);
});
