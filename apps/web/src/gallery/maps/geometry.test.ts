import { expect, test, vi } from 'vitest';
import { loadContinent } from './geometry.ts';

const file = vi.hoisted(() => ({ fetchCount: 0 }));

vi.mock('world-atlas/countries-50m.json', () => ({
  get default() {
    file.fetchCount += 1;
    if (file.fetchCount === 1) throw new Error('The server does not answer');
    const countries = { type: 'GeometryCollection', geometries: [] };
    return { type: 'Topology', arcs: [], objects: { countries } };
  },
}));

test('a failed fetch is retried, a loaded file is not fetched again', async () => {
  await expect(loadContinent('africa')).rejects.toThrow('does not answer');
  expect((await loadContinent('africa')).features).toEqual([]);
  expect((await loadContinent('asia')).features).toEqual([]);
  expect(file.fetchCount).toBe(2);
});
