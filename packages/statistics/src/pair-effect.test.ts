import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createRandom } from './league.ts';
import { interaction, type Pair, pairEffects } from './pair-effect.ts';

const logit = (p: number) => Math.log(p / (1 - p));
const chance = (x: number) => 1 / (1 + Math.exp(-x));

test('expects log odds to add up, and measures the rest', () => {
  // Large counts, so that the half game that is added to each does not matter.
  const n = 1e6;
  const cell = (p: number) => ({ count: p * n, of: n });
  const [neither, onlyFirst, onlySecond, both] = [0.48, 0.52, 0.5, 0.6];
  const sum = (...ps: number[]) => ({
    count: ps.reduce((wins, p) => wins + p * n, 0),
    of: ps.length * n,
  });
  const result = interaction({
    together: cell(both),
    first: sum(both, onlyFirst),
    second: sum(both, onlySecond),
    all: sum(neither, onlyFirst, onlySecond, both),
  });
  const expected = logit(0.52) + logit(0.5) - logit(0.48);
  expect(result.expected).toBeCloseTo(expected, 5);
  expect(result.value).toBeCloseTo(logit(0.6) - expected, 5);
});

test('the variance is that of four cells, each with half a game added', () => {
  const { variance } = interaction({
    together: { count: 9.5, of: 20 },
    first: { count: 19, of: 40 },
    second: { count: 19, of: 40 },
    all: { count: 38, of: 80 },
  });
  expect(variance).toBeCloseTo(4 * (1 / 10 + 1 / 11), 9);
});

test('expects opponents to win as often as against everyone', () => {
  const n = 1e6;
  const cell = (p: number) => ({ count: p * n, of: n });
  const { expected } = interaction({
    together: cell(0.4),
    first: { count: (0.55 + 0.4) * n, of: 2 * n },
    // The second wins 60%, so its opponents win 40%.
    second: cell(0.4),
    all: cell(0.5),
    isOnOtherVehicle: true,
  });
  expect(expected).toBeCloseTo(logit(0.55) + logit(0.4), 5);
});

/** Simulates games of parts of different strengths; some pairs add `bonus`. */
function playPairs(seed: number, options: { games: number; parts: number; bonus: number }) {
  const random = createRandom(seed);
  const { games, parts, bonus } = options;
  const strength = Array.from({ length: parts }, () => random() - 0.5);
  const hasBonus = (a: number, b: number) => (a + b) % parts === 0;
  const zero = () => ({ count: 0, of: 0 });
  const all = zero();
  const single = Array.from({ length: parts }, zero);
  const pairs = new Map<string, { a: number; b: number; cell: ReturnType<typeof zero> }>();
  const add = (cell: { count: number; of: number }, won: number) => {
    cell.count += won;
    cell.of += 1;
  };
  for (let game = 0; game < games; game++) {
    // Popular parts are carried more often.
    const a = Math.floor(parts * random() ** 2);
    const b = Math.floor(parts * random() ** 2);
    const [low, high] = [Math.min(a, b), Math.max(a, b)];
    const odds =
      (strength[low] ?? 0) +
      (low === high ? 0 : (strength[high] ?? 0) + (hasBonus(low, high) ? bonus : 0));
    const won = random() < chance(odds) ? 1 : 0;
    add(all, won);
    add(single[low] as { count: number; of: number }, won);
    if (low === high) continue;
    add(single[high] as { count: number; of: number }, won);
    const key = `${low} ${high}`;
    const pair = pairs.get(key) ?? { a: low, b: high, cell: zero() };
    pairs.set(key, pair);
    add(pair.cell, won);
  }
  return [...pairs.values()]
    .filter(({ cell }) => cell.of >= 20)
    .map(({ a, b, cell }) => ({
      pair: { together: cell, first: single[a], second: single[b], all } as Pair,
      bonus: hasBonus(a, b),
    }));
}

test('calls at most 5% of pairs real if no pair has an effect', () => {
  let [realCount, total] = [0, 0];
  for (let seed = 1; seed <= 30; seed++) {
    const pairs = playPairs(seed, { games: 4000, parts: 12, bonus: 0 });
    const effects = pairEffects(pairs.map(({ pair }) => pair));
    realCount += effects.filter(({ isReal }) => isReal).length;
    total += effects.length;
  }
  expect(total).toBeGreaterThan(1000);
  expect(realCount / total).toBeLessThanOrEqual(0.05);
});

test('finds the pairs that do win more together', () => {
  const pairs = playPairs(5, { games: 60_000, parts: 12, bonus: 1.2 });
  const effects = pairEffects(pairs.map(({ pair }) => pair));
  const bonuses = effects.flatMap(({ isReal, effect }, i) =>
    isReal && effect > 0 ? [pairs[i]?.bonus] : [],
  );
  expect(bonuses.filter(Boolean).length).toBeGreaterThanOrEqual(4);
  expect(bonuses.filter((bonus) => !bonus).length).toBeLessThanOrEqual(2);
});

test('results that many vehicles share count once', () => {
  const [pair] = playPairs(3, { games: 3000, parts: 6, bonus: 0 }).map((entry) => entry.pair);
  const once = interaction(pair as Pair);
  const shared = interaction({ ...(pair as Pair), rowsPerResult: 3 });
  expect(shared.value).toBe(once.value);
  expect(shared.variance).toBeCloseTo(3 * once.variance, 12);
});

const cell = fc.nat(3000).chain((of) => fc.record({ count: fc.nat(of), of: fc.constant(of) }));

test('does not depend on which of the two is first, and changes sign when wins and losses are swapped', () => {
  fc.assert(
    fc.property(cell, cell, cell, cell, (both, onlyFirst, onlySecond, neither) => {
      const add = (...cells: { count: number; of: number }[]) => ({
        count: cells.reduce((sum, { count }) => sum + count, 0),
        of: cells.reduce((sum, { of }) => sum + of, 0),
      });
      const pair: Pair = {
        together: both,
        first: add(both, onlyFirst),
        second: add(both, onlySecond),
        all: add(both, onlyFirst, onlySecond, neither),
      };
      const result = interaction(pair);
      const swapped = interaction({ ...pair, first: pair.second, second: pair.first });
      expect(swapped.value).toBeCloseTo(result.value, 9);
      const swapWins = ({ count, of }: { count: number; of: number }) => ({
        count: of - count,
        of,
      });
      const swappedResults = interaction({
        together: swapWins(pair.together),
        first: swapWins(pair.first),
        second: swapWins(pair.second),
        all: swapWins(pair.all),
      });
      expect(swappedResults.value).toBeCloseTo(-result.value, 9);
      const [{ effect, low, high, expected, together } = failTest()] = pairEffects([pair]);
      expect(low).toBeLessThanOrEqual(effect);
      expect(high).toBeGreaterThanOrEqual(effect);
      expect(expected + effect).toBeCloseTo(together, 9);
      expect(Math.min(expected, together)).toBeGreaterThan(0);
      expect(Math.max(expected, together)).toBeLessThan(100);
    }),
  );
});

function failTest(): never {
  throw new Error('There is no effect of the pair.');
}
