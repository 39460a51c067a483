import { expect, test } from 'vitest';
import { defaultCatalogue } from './default-catalogue.ts';
import { describeCatalogueError, readCatalogueFiles } from './read-catalogue-files.ts';

function read(files: Record<string, unknown>) {
  const texts = Object.entries(files).map(([name, content]) => ({
    name,
    text: typeof content === 'string' ? content : JSON.stringify(content),
  }));
  return readCatalogueFiles(texts, defaultCatalogue);
}

function catalogueOf(files: Record<string, unknown>) {
  const answer = read(files);
  if ('errors' in answer) throw new Error(answer.errors.map(describeCatalogueError).join('\n'));
  return answer.catalogue;
}

function errorsOf(files: Record<string, unknown>) {
  const answer = read(files);
  return 'errors' in answer ? answer.errors.map(describeCatalogueError) : [];
}

const provenance = { source: 'me', licence: 'CC0', asOf: '2026-05' };

test('without files nothing changes', () => {
  expect(catalogueOf({}).data).toEqual(defaultCatalogue.data);
});

test('a row changes only the fields it has', () => {
  const catalogue = catalogueOf({
    'parts.json': [{ id: 'CarPart_Gun_Shotgun', powerScore: 260, figures: { damage: 1.6 } }],
  });
  const before = defaultCatalogue.part('CarPart_Gun_Shotgun');
  expect(catalogue.part('CarPart_Gun_Shotgun_C1_China')).toEqual({
    ...before,
    powerScore: 260,
    figures: { ...before.figures, damage: 1.6 },
  });
  expect(catalogue.parts()).toHaveLength(584);
  expect(catalogue.provenance('parts').note).toContain('Changed by the operator');
  expect(defaultCatalogue.part('CarPart_Gun_Shotgun').powerScore).toBe(255);
});

test('a new row is added with defaults for missing fields', () => {
  const catalogue = catalogueOf({
    'parts.json': [{ id: 'CarPart_Gun_New', name: 'Novelty', category: 'weapon' }],
    'maps.json': [{ id: 'new_map', name: 'New Map' }],
    'modes.json': [{ id: 'brawl-new', name: 'New Brawl', category: 'brawl' }],
  });
  expect(catalogue.part('CarPart_Gun_New_bp12')).toMatchObject({
    name: 'Novelty',
    powerScore: null,
    figures: {},
    known: true,
  });
  expect(catalogue.map('new_map').known).toBe(true);
  expect(catalogue.mode('brawl-new')).toMatchObject({ name: 'New Brawl', teams: false });
});

test('a whole set can be replaced, with its source', () => {
  const catalogue = catalogueOf({
    'maps.json': { replace: true, provenance, rows: [{ id: 'a', name: 'A' }] },
  });
  expect(catalogue.maps()).toEqual([{ id: 'a', name: 'A', known: true }]);
  expect(catalogue.provenance('maps')).toEqual({ ...provenance, note: null });
});

test('seasons and schedule replace the built-in ones', () => {
  const catalogue = catalogueOf({
    'seasons.json': [{ id: 's1', name: 'One', from: '2026-01-01', to: '2026-05-01' }],
    'schedule.json': [{ mode: 'clan-war', day: 1, from: 0, to: 24 }],
  });
  expect(catalogue.seasonAt('2026-04-30T00:00:00Z').id).toBe('s1');
  expect(catalogue.schedule()).toHaveLength(1);
});

test('windows of a mode may follow each other on the same hours, and exceptions have defaults', () => {
  const window = { mode: 'clan-war', day: 1, from: 11, to: 15 };
  const catalogue = catalogueOf({
    'schedule.json': [
      { ...window, until: '2026-05-01' },
      { ...window, to: 16, since: '2026-05-01' },
    ],
    'schedule-exceptions.json': [{ mode: 'clan-war', date: '2026-05-04', cancelled: true }],
  });
  expect(catalogue.schedule()).toHaveLength(2);
  expect(catalogue.scheduleExceptions()).toEqual([
    { mode: 'clan-war', date: '2026-05-04', from: 0, to: 24, cancelled: true },
  ]);
});

test('a file may begin with a byte order mark', () => {
  expect(errorsOf({ 'maps.json': '\uFEFF[]' })).toEqual([]);
});

test('errors name the file, the path and what was expected', () => {
  expect(
    errorsOf({
      'parts.json': [
        { id: 'CarPart_Gun_Shotgun', rarity: 'Epix' },
        { id: 'CarPart_Gun', name: 'Gun', category: 'weapon', powerScore: null, level: null },
      ],
    }),
  ).toEqual([
    "parts.json: parts[0].rarity: expected one of base, common, rare, special, epic, legendary, relic, got 'Epix'",
  ]);
});

test.each([
  ['parts.json', [{ id: 'X', category: 'weapon' }], "parts[0].name: is missing ('X' is new"],
  [
    'parts.json',
    [{ id: 'CarPart_Barrel', powerScore: '9' }],
    "parts[0].powerScore: expected a whole number of 0 or more, got '9'",
  ],
  [
    'parts.json',
    [{ id: 'CarPart_Barrel', nmae: 'x' }],
    'parts[0].nmae: unknown field; expected one of id, item',
  ],
  [
    'parts.json',
    [{ id: 'CarPart_Barrel', figures: { damge: 1 } }],
    'parts[0].figures.damge: unknown field',
  ],
  [
    'parts.json',
    [{ id: 'CarPart_Barrel', price: { sell: -1, buy: null } }],
    'parts[0].price.sell: expected a number of 0 or more, got -1',
  ],
  [
    'parts.json',
    [{ id: 'CarPart_Barrel' }, { id: 'CarPart_Barrel' }],
    "parts[1].id: 'CarPart_Barrel' is also parts[0]",
  ],
  ['parts.json', [{ name: 'x' }], 'parts[0].id: is missing'],
  ['parts.json', [7], 'parts[0]: expected an object, got 7'],
  ['parts.json', '{', 'is not JSON'],
  ['parts.json', '"x"', 'expected a list, or an object with "rows", got \'x\''],
  ['parts.json', { rows: 3 }, 'rows: expected a list, got 3'],
  ['parts.json', { parts: [] }, 'parts: unknown field; expected one of replace, provenance, rows'],
  ['maps.json', { replace: true, rows: [] }, 'provenance: is missing'],
  [
    'maps.json',
    { provenance: { ...provenance, asOf: 'May' }, rows: [] },
    "provenance.asOf: expected a year, month or day like 2026-05, got 'May'",
  ],
  ['part.json', [], 'unknown catalogue file; expected one of parts.json, maps.json'],
  [
    'recipes.json',
    [{ recipe: 1, makes: { item: 1, quantity: 0 }, needs: [[1]] }],
    'recipes[0].makes.quantity: expected a whole number of 1 or more',
  ],
  [
    'recipes.json',
    [{ recipe: 1, makes: { item: 1, quantity: 1 }, needs: [[1]] }],
    'recipes[0].needs[0]: expected a list of 2',
  ],
  [
    'schedule.json',
    [{ mode: 'x', day: 8, from: 0, to: 4 }],
    'schedule[0].day: expected a whole number 1..7, got 8',
  ],
  [
    'schedule.json',
    [{ mode: 'x', day: 1, from: 0, to: 4 }],
    "schedule[0].mode: expected an id of the modes, got 'x'",
  ],
  [
    'schedule.json',
    [{ mode: 'clan-war', day: 1, from: 4, to: 4 }],
    'schedule[0].to: expected a value after 4, got 4',
  ],
  [
    'schedule.json',
    [{ mode: 'clan-war', day: 1, from: 0, to: 4, since: '2026-05-01', until: '2026-05-01' }],
    "schedule[0].until: expected a day after '2026-05-01', got '2026-05-01'",
  ],
  [
    'schedule.json',
    [
      { mode: 'clan-war', day: 1, from: 0, to: 4 },
      { mode: 'clan-war', day: 1, from: 3, to: 6, since: '2026-05-01' },
    ],
    'schedule[1]: overlaps schedule[0], which has the same mode and day',
  ],
  [
    'schedule-exceptions.json',
    [{ mode: 'clan-war', date: '2026-02-30', cancelled: true }],
    "scheduleExceptions[0].date: '2026-02-30' is not a valid date",
  ],
  [
    'schedule-exceptions.json',
    [{ mode: 'clan-war', date: '2026-02-28', from: 8, to: 8 }],
    'scheduleExceptions[0].to: expected a value after 8, got 8',
  ],
  [
    'seasons.json',
    [{ id: 'a', name: 'A', from: '2026-13-01', to: '2027-01-01' }],
    'seasons[0].from: expected a day like 2026-01-31',
  ],
  [
    'modes.json',
    { replace: true, provenance, rows: [] },
    "'raid-easy' has been removed, but raids still refer to it",
  ],
] as const)('%s with %j fails with "%s"', (file, content, message) => {
  expect(errorsOf({ [file]: content })).toContainEqual(
    expect.stringContaining(`${file}: ${message}`),
  );
});

test('overlapping seasons are rejected', () => {
  expect(
    errorsOf({
      'seasons.json': [
        { id: 'b', name: 'B', from: '2026-02-01', to: '2026-04-01' },
        { id: 'a', name: 'A', from: '2026-01-01', to: '2026-03-01' },
      ],
    }),
  ).toEqual(["seasons.json: seasons[0].from: 'b' begins before 'a' has ended"]);
});

test('all errors of all files are reported together', () => {
  expect(errorsOf({ 'maps.json': '[', 'modes.json': [{ id: 'x' }] })).toHaveLength(3);
});
