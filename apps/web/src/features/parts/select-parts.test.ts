import { defaultCatalogue } from '@scrapboard/catalogue';
import { encodeLoadout } from '@scrapboard/loadout';
import { toCatalogueParts, toPrices } from '@scrapboard/read-models';
import { expect, test } from 'vitest';
import { loadGameNames } from '../../i18n/load-game-names.ts';
import { countFilters, noFilters, type PartsSearch, partsCodec } from './parts-search.ts';
import { pickerKinds } from './picker-part.ts';
import { readValue, selectParts } from './select-parts.ts';
import { toPickerParts } from './to-picker-parts.ts';

const sources = {
  parts: toCatalogueParts(defaultCatalogue, undefined).parts,
  prices: toPrices(defaultCatalogue, null, undefined).prices,
  ownPrices: {},
  ownFigures: {},
  kindName: (kind: string) => (kind === 'cabin' ? 'Kabinen' : ''),
  otherNamesOf: undefined,
};
const parts = toPickerParts(sources);
const search = (query: string): PartsSearch => partsCodec.read(new URLSearchParams(query));
const select = (query: string) => selectParts(parts, search(query));
const names = (query: string) => select(query).map(({ name }) => name);

test('lists every part of a vehicle, and nothing else', () => {
  expect(parts).toHaveLength(584);
  expect(new Set(parts.map(({ kind }) => kind))).toEqual(new Set(pickerKinds));
});

test('finds parts by name, with typos, by type, and by kind in the viewer’s language', () => {
  expect(names('q=sledgehammer')[0]).toBe('Sledgehammer');
  expect(names('q=sledgehamer')).toContain('Sledgehammer');
  expect(names('q=шотгун')).toContain('Sledgehammer');
  expect(names('q=shotgun+rare')).toContain('Sledgehammer');
  expect(select('q=kabinen').every(({ kind }) => kind === 'cabin')).toBe(true);
});

test('finds parts by their type in any language, with typos', async () => {
  const allParts = toPickerParts({ ...sources, otherNamesOf: await loadGameNames() });
  const typesFor = (q: string) =>
    selectParts(allParts, search(`q=${q}`)).flatMap(({ type }) => type ?? []);
  const chainsaws = new Set(['Chainsaw']);
  for (const word of ['Kettensäge', 'ketensage', 'бензопила', 'motosierra', '链锯', '전기톱']) {
    expect([word, typesFor(word).length > 0]).toEqual([word, true]);
    expect([word, new Set(typesFor(word))]).toEqual([word, chainsaws]);
  }
});

test('every filter selects by its value, and ranges exclude unknown figures', () => {
  const selectedParts = select('kind=weapon&rarity=epic,relic&powerScore=1000-1500&price=-500');
  expect(selectedParts.length).toBeGreaterThan(5);
  for (const { kind, rarity, values } of selectedParts) {
    expect(kind).toBe('weapon');
    expect(['epic', 'relic']).toContain(rarity);
    expect(values.powerScore).toBeGreaterThanOrEqual(1000);
    expect(values.powerScore).toBeLessThanOrEqual(1500);
    expect(values.price).toBeLessThanOrEqual(500);
  }
  expect(select('tag=melee').every(({ tags }) => tags.includes('melee'))).toBe(true);
  expect(
    select('energy=4-4').every(({ values }) => values.energyUse === 4 || values.energySupply === 4),
  ).toBe(true);
});

test('sorts by a figure per energy, with parts that have none last in both directions', () => {
  for (const direction of ['-', '']) {
    const values = select(`kind=weapon&sort=${direction}damage&per=energy`).map((part) =>
      readValue(part, 'damage', 'energy'),
    );
    const knownValues = values.filter((value) => value !== undefined);
    const sortedValues = knownValues.toSorted((a, b) => (direction === '-' ? b - a : a - b));
    expect(knownValues).toEqual(sortedValues);
    expect(values.slice(knownValues.length).every((value) => value === undefined)).toBe(true);
  }
});

test('the viewer’s own figures and prices replace the catalogue’s, which are kept beside them', () => {
  const [sledgehammer] = toPickerParts({
    ...sources,
    parts: sources.parts.filter(({ name }) => name === 'Sledgehammer'),
    ownPrices: { CarPart_Gun_Shotgun_rare: 7 },
    ownFigures: { CarPart_Gun_Shotgun_rare: { mass: 60, range: 4, nonsense: 1 } },
  });
  expect(sledgehammer?.values).toMatchObject({ price: 7, mass: 60, range: 4, powerScore: 390 });
  expect(sledgehammer?.originalValues).toEqual({ price: 40.17, mass: 54, range: 1 });
});

test('the URL contains only what is selected', () => {
  const query =
    'q=gun&kind=weapon&rarity=rare%2Cepic&mass=100-&sort=price&per=mass&view=table&compare=a%2Cb&parts=1AAB&name=Test&craft=x&fee=5';
  const state = search(query);
  expect(countFilters(state)).toBe(3);
  const writtenEntries = Object.entries(partsCodec.write(state)).filter(
    (entry): entry is [string, string] => entry[1] !== undefined,
  );
  expect(new URLSearchParams(writtenEntries).toString()).toBe(query);
  expect(Object.values(partsCodec.write(search(''))).every((value) => value === undefined)).toBe(
    true,
  );
  expect(countFilters({ ...state, ...noFilters })).toBe(0);
  expect(
    search(
      'kind=boat&rarity=%3Cb%3E&mass=x&sort=luck&view=3d&fee=99&quantity=0&compare=1,2,3,4,5,6,7',
    ),
  ).toMatchObject({
    rarity: [],
    mass: {},
    sort: { by: 'powerScore', descending: true },
    view: 'cards',
    fee: 10,
    quantity: 1,
    compare: ['1', '2', '3', '4', '5', '6'],
  });
});

test('every part of the catalogue has a number in codes of builds', () => {
  const allParts = new Map(parts.map(({ id }) => [id, 1] as const));
  expect(encodeLoadout(allParts)).not.toContain('*');
});
