import fc from 'fast-check';
import { expect, test } from 'vitest';
import { buildMatrix, ENVIRONMENT } from './build-matrix.ts';
import { sumOf } from './players.ts';
import { sampleMatch, samplePlayer } from './testing/sample-match.ts';

const players = [
  samplePlayer(0, 1, { damage: 100 }),
  samplePlayer(1, 2, { damage: 300 }),
  samplePlayer(2, 1, { damage: 900 }),
  samplePlayer(3, 2, { damage: 50 }),
];
const match = sampleMatch(players, {
  damageMatrix: [
    { from: 0, to: 1, damage: 100, hits: 4 },
    { from: 2, to: 1, damage: 300.5, hits: 10 },
    { from: 2, to: 3, damage: 599.5, hits: 20 },
    { from: 1, to: 2, damage: 300, hits: 3 },
    { from: 2, to: 0, damage: 7, hits: 1 },
    { from: ENVIRONMENT, to: 0, damage: 12.25, hits: 2 },
  ],
});

test('lists the attackers of a team by damage dealt', () => {
  const matrix = buildMatrix(match, 1);
  expect(matrix.rows.map(({ attacker }) => attacker)).toEqual([2, 0]);
  expect(matrix.columns).toEqual([1, 3]);
  expect(matrix.rows[0]?.cells.map(({ damage }) => damage)).toEqual([300.5, 599.5]);
});

test('leaves friendly fire out of the damage of a team', () => {
  expect(buildMatrix(match, 1).total.damage).toBe(1000);
});

test('shows all players and, last, the environment', () => {
  const matrix = buildMatrix(match, 'all');
  expect(matrix.rows.map(({ attacker }) => attacker)).toEqual([2, 0, 1, 3, ENVIRONMENT]);
  expect(matrix.columns).toEqual([2, 0, 1, 3]);
  expect(matrix.total.damage).toBe(sumOf(match.damageMatrix.map(({ damage }) => damage)));
});

test('gives each row shares that add up to 100 percent', () => {
  for (const row of buildMatrix(match, 'all').rows) {
    const sum = row.cells.reduce((total, { share }) => total + share, 0);
    expect(sum).toBeCloseTo(row.total.damage === 0 ? 0 : 100);
  }
});

test('computes the same total by rows and by columns', () => {
  const edge = fc.record({
    from: fc.integer({ min: -1, max: 3 }),
    to: fc.integer({ min: 0, max: 3 }),
    damage: fc.integer({ min: 0, max: 1_000_000 }).map((hundredths) => hundredths / 100),
    hits: fc.integer({ min: 1, max: 500 }),
  });
  const edges = fc.uniqueArray(edge, { selector: ({ from, to }) => `${from} ${to}` });
  fc.assert(
    fc.property(edges, fc.constantFrom(1, 2, 'all' as const), (damageMatrix, from) => {
      const matrix = buildMatrix(sampleMatch(players, { damageMatrix }), from);
      const rowTotal = sumOf(matrix.rows.map(({ total }) => total.damage));
      const columnTotal = sumOf(matrix.totals.map(({ damage }) => damage));
      expect(rowTotal).toBe(columnTotal);
      expect(matrix.total.damage).toBe(rowTotal);
    }),
  );
});
