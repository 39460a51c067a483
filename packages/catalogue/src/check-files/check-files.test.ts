import { expect, test } from 'vitest';
import { defaultCatalogue } from '../default-catalogue.ts';
import { readCatalogueFiles } from '../read-catalogue-files.ts';
import { compareCatalogues } from './compare-catalogues.ts';
import { explainCatalogueError } from './explain-catalogue-error.ts';
import { locateInJson } from './locate-in-json.ts';

function explain(name: string, text: string): string[] {
  const read = readCatalogueFiles([{ name, text }], defaultCatalogue);
  return 'errors' in read ? read.errors.map((error) => explainCatalogueError(error, text)) : [];
}

test('a value is located by its path, and a missing one by the closest enclosing value', () => {
  const text = `{
  "a": [1, "b]\\",}", {
    "c": {
      "d":
        5
    }
  }]
}`;
  expect(locateInJson(text, ['a'])).toBe(2);
  expect(locateInJson(text, ['a', 2, 'c', 'd'])).toBe(5);
  expect(locateInJson(text, ['a', 2, 'c'])).toBe(3);
  expect(locateInJson(text, ['a', 2, 'x'])).toBe(2);
  expect(locateInJson(text, ['z'])).toBe(1);
});

test('an error names its line and what to do', () => {
  const rows = `[
  { "id": "CarPart_Barrel" },
  {
    "id": "CarPart_Gun_Shotgun",
    "rarity": "Epix"
  }
]`;
  expect(explain('parts.json', rows)).toEqual([
    `parts.json:5: parts[1].rarity: expected one of base, common, rare, special, epic, legendary, relic, got 'Epix'
  Use one of them, or add the new one to the file of its own set.`,
  ]);
  const wrapped = `{ "provenance": { "source": "x", "licence": "y", "asOf": "2026" },
  "rows": ${rows} }`;
  expect(explain('parts.json', wrapped)[0]).toMatch(/^parts\.json:6: parts\[1\]\.rarity/);
});

test('a file that is not JSON, or not one of the catalogue, is explained', () => {
  expect(explain('parts.json', '[\n  { "id": "a", }\n]')[0]).toMatch(
    /^parts\.json:2: is not JSON: .*\n {2}Check commas/,
  );
  expect(explain('parts.json', '[\n\n')[0]).toMatch(/^parts\.json:1: is not JSON/);
  expect(explain('part.json', '[]')[0]).toMatch(
    /^part\.json: unknown catalogue file.*\n {2}Rename/,
  );
});

test('changes are reported by set, row and field', () => {
  const files = {
    'parts.json': [
      { id: 'CarPart_Gun_Shotgun_epic', powerScore: 1200, figures: { damage: 4 } },
      { id: 'CarPart_Gun_Photon', name: 'Photon', category: 'weapon' },
      { id: 'CarPart_Barrel' },
    ],
    'schedule.json': [
      { mode: 'clan-war', day: 1, from: 11, to: 15 },
      { mode: 'clan-war', day: 2, from: 18, to: 22, since: '2026-11-01' },
    ],
  };
  const read = readCatalogueFiles(
    Object.entries(files).map(([name, rows]) => ({ name, text: JSON.stringify(rows) })),
    defaultCatalogue,
  );
  if (!('catalogue' in read)) throw new Error('invalid');
  const [parts, schedule, ...others] = compareCatalogues(defaultCatalogue, read.catalogue);
  expect(others).toEqual([]);
  expect(parts?.changes).toEqual([
    {
      kind: 'changed',
      row: 'CarPart_Gun_Shotgun_epic (Thunderbolt)',
      fields: ['powerScore 1100 → 1200', 'figures.damage 3.3 → 4'],
    },
    { kind: 'added', row: 'CarPart_Gun_Photon (Photon)', fields: [] },
  ]);
  expect(schedule?.changes.filter(({ kind }) => kind === 'added')).toEqual([
    {
      kind: 'added',
      row: 'clan-war, day 2, from 18, to 22, since 2026-11-01',
      fields: [],
    },
  ]);
  expect(schedule?.changes.filter(({ kind }) => kind === 'removed')).toHaveLength(26);
  expect(compareCatalogues(defaultCatalogue, defaultCatalogue)).toEqual([]);
});
