import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  emptyFold,
  type FoldMatch,
  foldedNumbers,
  foldMatches,
  foldOf,
  mergeFolds,
  type Result,
} from './folds.ts';

const count = fc.nat(10_000_000);
const match: fc.Arbitrary<FoldMatch> = fc.record({
  kills: count,
  deaths: count,
  assists: count,
  damage: count,
  damageRec: count,
  cabinDamage: count,
  droneKills: count,
  score: fc.integer({ min: -1000, max: 100_000 }),
  duration: count,
  mvp: fc.nat(1),
  result: fc.constantFrom<Result[]>(1, 0, -1, null),
  roundWins: fc.nat(2),
  roundLosses: fc.nat(2),
  roundDraws: fc.nat(2),
});
const fold = fc.array(match, { maxLength: 6 }).map((matches) => foldMatches(matches));

test('a merge with the empty fold changes nothing', () => {
  fc.assert(
    fc.property(fold, (a) => {
      expect(mergeFolds(a, emptyFold())).toEqual(a);
      expect(mergeFolds(emptyFold(), a)).toEqual(a);
    }),
  );
});

test('neither order nor grouping changes a fold', () => {
  fc.assert(
    fc.property(fold, fold, fold, (a, b, c) => {
      expect(mergeFolds(a, b)).toEqual(mergeFolds(b, a));
      expect(mergeFolds(mergeFolds(a, b), c)).toEqual(mergeFolds(a, mergeFolds(b, c)));
    }),
  );
});

test('matches in any order, in any heaps, give the same fold', () => {
  const heaps = fc
    .array(match, { maxLength: 30 })
    .chain((matches) =>
      fc.tuple(
        fc.constant(matches),
        fc.shuffledSubarray(matches, { minLength: matches.length }),
        fc.nat(matches.length),
      ),
    );
  fc.assert(
    fc.property(heaps, ([matches, shuffled, cut]) => {
      const merged = mergeFolds(
        foldMatches(shuffled.slice(0, cut)),
        foldMatches(shuffled.slice(cut)),
      );
      expect(merged).toEqual(foldMatches(matches));
    }),
  );
});

test('totals are sums, minimums and maximums extremes, over finished matches', () => {
  fc.assert(
    fc.property(fc.array(match, { minLength: 1 }), (matches) => {
      const finished = matches.filter((m) => m.result !== null);
      const all = foldMatches(matches);
      expect(all.records).toBe(matches.length);
      expect(all.games).toBe(finished.length);
      expect(all.wins + all.losses + all.draws).toBe(all.games);
      expect(all.roundWins + all.roundLosses + all.roundDraws).toBe(all.rounds);
      for (const name of foldedNumbers) {
        const values = finished.map((m) => m[name]);
        expect(all.total[name]).toBe(values.reduce((sum, value) => sum + value, 0));
        expect(all.min?.[name] ?? Infinity).toBe(Math.min(...values));
        expect(all.max?.[name] ?? -Infinity).toBe(Math.max(...values));
      }
    }),
  );
});

test('an unfinished match is a record and nothing else', () => {
  const unfinished = fc.sample(match, { numRuns: 1, seed: 1 }).map((m) => ({ ...m, result: null }));
  expect(unfinished.map(foldOf)).toEqual([{ ...emptyFold(), records: 1 }]);
});
