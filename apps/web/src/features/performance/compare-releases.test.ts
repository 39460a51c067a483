import { expect, test } from 'vitest';
import { compareReleases, findNewestReleases, type ReleaseResults } from './compare-releases.ts';

const results = (
  games: number,
  above: number,
  margin: number,
  players = games / 4,
): ReleaseResults => ({
  games,
  players,
  vehicles: 10_000,
  above: { value: above, low: above - margin, high: above + margin, n: games },
});

const part = (id: string, now: ReleaseResults, before: ReleaseResults) => ({
  id,
  name: id,
  kind: 'weapon' as const,
  now,
  before,
});

const steadyParts = Array.from({ length: 12 }, (_, index) =>
  part(`steady${index}`, results(2000, (index % 3) - 1, 2), results(2000, 0, 2)),
);

test('a large change over many games comes first, a larger one over few games does not', () => {
  const changes = compareReleases(
    [
      part('buffed', results(3000, 9, 1.8), results(3000, 0, 1.8)),
      part('lucky', results(20, 30, 22), results(20, -10, 22)),
      part('nerfed', results(3000, -8, 1.8), results(3000, 1, 1.8)),
      part('rare', results(19, 30, 1), results(3000, 0, 1)),
      ...steadyParts,
    ],
    'result',
  );
  expect(changes[0]).toMatchObject({ id: 'buffed', now: 9, before: 0, games: 6000, isReal: true });
  expect(changes.at(-1)).toMatchObject({ id: 'nerfed', isReal: true });
  expect(changes.find(({ id }) => id === 'lucky')).toMatchObject({ isReal: false });
  expect(changes.some(({ id }) => id === 'rare')).toBe(false);
  expect(changes.filter(({ isReal }) => isReal)).toHaveLength(2);
});

test('shares change by a factor, and by players rather than matches', () => {
  const changes = compareReleases(
    [
      part('popular', results(1200, 0, 1, 300), results(400, 0, 1, 100)),
      part('one fan', results(1200, 0, 1, 2), results(400, 0, 1, 2)),
      ...steadyParts,
    ],
    'share',
  );
  const [popular] = changes;
  expect(popular).toMatchObject({ id: 'popular', now: 12, before: 4, isReal: true });
  expect(popular?.value).toBeGreaterThan(2);
  expect(popular?.value).toBeLessThan(3.1);
  expect(changes.find(({ id }) => id === 'one fan')?.isReal).toBe(false);
});

test('the newest release with enough games is compared with the one before', () => {
  const versions = [
    { version: '0.13.06.3', games: 5 },
    { version: '0.13.05.2', games: 12 },
    { version: '0.13.05.1', games: 400 },
    { version: 'test', games: 7 },
    { version: '0.13.04.9', games: 900 },
  ];
  expect(findNewestReleases(versions)).toEqual({
    now: { name: '0.13.05', versions: ['0.13.05.2', '0.13.05.1'] },
    before: { name: '0.13.04', versions: ['0.13.04.9'] },
  });
  expect(findNewestReleases(versions.slice(0, 3))).toBeUndefined();
});
