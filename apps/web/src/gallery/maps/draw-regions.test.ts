import { expect, test } from 'vitest';
import { drawRegions, frame, type MapName } from './draw-regions.ts';
import { loadChina, loadContinent, loadUsa, loadWorld, type Regions } from './geometry.ts';

const maps: [MapName, () => Promise<Regions>, number, string][] = [
  ['world', loadWorld, 176, 'Brazil'],
  ['africa', () => loadContinent('africa'), 55, 'Kenya'],
  ['asia', () => loadContinent('asia'), 50, 'Japan'],
  ['europe', () => loadContinent('europe'), 49, 'Poland'],
  ['northAmerica', () => loadContinent('northAmerica'), 36, 'Canada'],
  ['southAmerica', () => loadContinent('southAmerica'), 13, 'Peru'],
  ['oceania', () => loadContinent('oceania'), 20, 'New Zealand'],
  ['usa', loadUsa, 50, 'Alaska'],
  ['china', loadChina, 31, 'Sichuan'],
];

// The finer geometry takes long on a busy machine.
const SLOW = { timeout: 60_000 };

test.each(maps)(
  'the map of %s has its regions, within its frame',
  SLOW,
  async (map, load, minCount, example) => {
    const shapes = drawRegions(map, await load());
    expect(shapes.length).toBeGreaterThanOrEqual(minCount);
    expect(shapes.map(({ name }) => name)).toContain(example);
    for (const { path } of shapes) {
      const numbers = path.match(/-?\d+(\.\d+)?/g)?.map(Number) ?? [];
      expect(Math.max(...numbers)).toBeLessThanOrEqual(frame.width);
      expect(Math.min(...numbers)).toBeGreaterThanOrEqual(-frame.width);
    }
  },
);

test('every country belongs to exactly one continent', SLOW, async () => {
  const names = new Set<string>();
  for (const [map, load] of maps.slice(1, 7)) {
    for (const { name } of drawRegions(map, await load())) {
      expect(names.has(name), `${name} in ${map}`).toBe(false);
      names.add(name);
    }
  }
});
