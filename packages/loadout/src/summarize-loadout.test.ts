import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  addParts,
  countParts,
  findProblems,
  type Loadout,
  type LoadoutPart,
  moveHistory,
  pushState,
  severityOf,
  startHistory,
  summarizeLoadout,
} from './index.ts';

const catalogue: readonly LoadoutPart[] = [
  {
    id: 'cab',
    kind: 'cabin',
    figures: {
      powerScore: 500,
      mass: 800,
      durability: 300,
      energySupply: 10,
      massLimit: 3000,
      tonnage: 2000,
      price: 50,
    },
  },
  {
    id: 'gun',
    kind: 'weapon',
    figures: { powerScore: 390, mass: 500, durability: 90, energyUse: 4, price: 40.17 },
  },
  {
    id: 'wheel',
    kind: 'movement',
    figures: { powerScore: 50, mass: 100, durability: 100, tonnage: 100, price: 3 },
  },
  { id: 'mystery', kind: 'weapon', figures: { powerScore: 100 } },
];
const partOf = (id: string) => catalogue.find((part) => part.id === id);
const loadoutOf = (counts: Record<string, number>): Loadout => new Map(Object.entries(counts));
const problemsOf = (counts: Record<string, number>) => {
  const loadout = loadoutOf(counts);
  return findProblems(loadout, summarizeLoadout(loadout, partOf), partOf);
};
const kindsOf = (counts: Record<string, number>) => problemsOf(counts).map(({ kind }) => kind);

test('sums the figures of every copy of a part', () => {
  const totals = summarizeLoadout(loadoutOf({ cab: 1, gun: 2, wheel: 4 }), partOf);
  expect(
    Object.fromEntries(Object.entries(totals).map(([name, { value }]) => [name, value])),
  ).toEqual({
    powerScore: 500 + 2 * 390 + 4 * 50,
    energyUse: 8,
    energySupply: 10,
    mass: 800 + 2 * 500 + 4 * 100,
    massLimit: 3000,
    tonnage: 2000 + 4 * 100,
    durability: 300 + 2 * 90 + 4 * 100,
    price: 50 + 2 * 40.17 + 4 * 3,
  });
});

test('the sums of two builds are the sums of both together', () => {
  const counts = fc.dictionary(
    fc.constantFrom('cab', 'gun', 'wheel', 'mystery', 'gone'),
    fc.integer({ min: 1, max: 20 }),
  );
  fc.assert(
    fc.property(counts, counts, (a, b) => {
      let both = loadoutOf(a);
      for (const [id, count] of Object.entries(b)) both = addParts(both, id, count);
      const [first, second, sum] = [loadoutOf(a), loadoutOf(b), both].map((loadout) =>
        summarizeLoadout(loadout, partOf),
      );
      expect(countParts(both)).toBe(countParts(loadoutOf(a)) + countParts(loadoutOf(b)));
      expect(sum?.mass.value).toBe((first?.mass.value ?? 0) + (second?.mass.value ?? 0));
      expect(new Set(sum?.mass.missing)).toEqual(
        new Set([...(first?.mass.missing ?? []), ...(second?.mass.missing ?? [])]),
      );
    }),
  );
});

test('a build within its limits has no problem', () => {
  expect(problemsOf({ cab: 1, gun: 2, wheel: 4 })).toEqual([]);
  expect(problemsOf({})).toEqual([]);
});

test('reports what a build lacks or exceeds, worst first', () => {
  expect(kindsOf({ gun: 1, wheel: 2 })).toEqual(['noCabin', 'noEnergy']);
  expect(kindsOf({ cab: 2, gun: 1, wheel: 2 })).toEqual(['manyCabins']);
  expect(kindsOf({ cab: 1, wheel: 2 })).toEqual(['noWeapon']);
  expect(problemsOf({ cab: 1, gun: 3, wheel: 4 })).toEqual([
    { kind: 'energy', over: 2 },
    { kind: 'tonnage', over: 300 },
  ]);
  expect(problemsOf({ cab: 1, gun: 5, wheel: 4 }).map(({ kind }) => kind)).toContain('mass');
});

test('lists the parts whose figures are missing, and reports no exceeded limits because of them', () => {
  const problems = problemsOf({ cab: 1, mystery: 1, wheel: 4 });
  expect(problems.every((problem) => severityOf(problem) === 'unknown')).toBe(true);
  expect(problems).toContainEqual({ kind: 'missing', figure: 'energyUse', ids: ['mystery'] });
  expect(problems).toContainEqual({ kind: 'missing', figure: 'mass', ids: ['mystery'] });
  // The part may be a cabin that supplies energy.
  expect(problemsOf({ gone: 1, gun: 9, wheel: 1 })).toEqual([
    { kind: 'unknownParts', ids: ['gone'] },
  ]);
});

test('undo and redo step through every state; a change discards undone states', () => {
  let history = startHistory('');
  for (const state of ['a', 'b', 'b', 'c']) history = pushState(history, state);
  expect(history.states).toEqual(['', 'a', 'b', 'c']);
  history = moveHistory(history, -1) ?? history;
  history = moveHistory(history, -1) ?? history;
  expect(history.states[history.at]).toBe('a');
  expect(moveHistory(history, 1)?.at).toBe(2);
  history = pushState(history, 'd');
  expect(history.states).toEqual(['', 'a', 'd']);
  expect(moveHistory(history, 1)).toBeNull();
  expect(moveHistory(startHistory('x'), -1)).toBeNull();
});
