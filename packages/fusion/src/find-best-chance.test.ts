import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  chanceWithin,
  computeCostOdds,
  computeFusion,
  type FusionPlan,
  findBestChance,
} from './index.ts';

const plans: fc.Arbitrary<FusionPlan> = fc.record({
  categories: fc.array(
    fc.integer({ min: 2, max: 5 }).map((options) => ({ options, accepted: 1 })),
    { minLength: 1, maxLength: 3 },
  ),
  bench: fc.constantFrom('ordinary', 'event'),
  copyPrice: fc.integer({ min: 10, max: 60 }),
  stabiliserPrice: fc.integer({ min: 0, max: 90 }),
});
const budgets = fc.integer({ min: 0, max: 500 });

/** Computes the same as `findBestChance` by plain recursion over the coins left. */
function bestChance(plan: FusionPlan, coins: number, hits: boolean[]): number {
  const attemptCost = (plan.bench === 'ordinary' ? 2 : 1) * plan.copyPrice;
  if (hits.every(Boolean)) return 1;
  let best = 0;
  for (let keptSet = 0; keptSet < 2 ** hits.length; keptSet++) {
    const isKept = hits.map((_, i) => Math.floor(keptSet / 2 ** i) % 2 === 1);
    if (isKept.some((isCategoryKept, i) => isCategoryKept && !hits[i])) continue;
    const remainingCoins =
      coins - attemptCost - isKept.filter(Boolean).length * plan.stabiliserPrice;
    if (remainingCoins < 0) continue;
    let chance = 0;
    for (let roll = 0; roll < 2 ** hits.length; roll++) {
      const next = hits.map((_, i) => Math.floor(roll / 2 ** i) % 2 === 1);
      if (isKept.some((isCategoryKept, i) => isCategoryKept && !next[i])) continue;
      const probability = plan.categories.reduce((product, { options, accepted }, i) => {
        if (isKept[i]) return product;
        return product * (next[i] ? accepted / options : 1 - accepted / options);
      }, 1);
      chance += probability * bestChance(plan, remainingCoins, next);
    }
    best = Math.max(best, chance);
  }
  return best;
}

test('the best chance within a budget is that of plain recursion', () => {
  fc.assert(
    fc.property(
      plans,
      fc.integer({ min: 0, max: 3 }),
      fc.integer({ min: 0, max: 60 }),
      (plan, attempts, extraCoins) => {
        const attemptCost = (plan.bench === 'ordinary' ? 2 : 1) * plan.copyPrice;
        // At most three attempts and less than another one, or recursion would take forever.
        const budget = plan.copyPrice + attempts * attemptCost + (extraCoins % attemptCost);
        const start = plan.categories.map(() => false);
        expect(findBestChance(plan, budget)?.chance).toBeCloseTo(
          bestChance(plan, budget - plan.copyPrice, start),
          12,
        );
      },
    ),
    { numRuns: 40 },
  );
});

test('no named policy has a better chance within the budget', () => {
  fc.assert(
    fc.property(plans, budgets, (plan, budget) => {
      const best = findBestChance(plan, budget)?.chance ?? 0;
      for (const policy of ['never', 'always', 'whenItPays'] as const) {
        expect(
          chanceWithin(computeCostOdds(plan, computeFusion(plan, policy).policy), budget),
        ).toBeLessThanOrEqual(best + 1e-12);
      }
    }),
    { numRuns: 40 },
  );
});

test('following the choices succeeds with the computed chance, in a hundred thousand simulations', () => {
  const plan: FusionPlan = {
    categories: [
      { options: 3, accepted: 1 },
      { options: 3, accepted: 1 },
      { options: 3, accepted: 2 },
    ],
    bench: 'ordinary',
    copyPrice: 120,
    stabiliserPrice: 90,
  };
  const best = findBestChance(plan, 1500);
  if (best === null) throw new Error('The budget should be small enough.');
  const random = createRandom(7);
  const SIMULATIONS = 100_000;
  let successes = 0;
  let highestCost = 0;
  for (let i = 0; i < SIMULATIONS; i++) {
    let [attempts, stabilisers, hits] = [0, 0, 0];
    for (;;) {
      const keptSet = best.choose(attempts, stabilisers, hits);
      if (keptSet === null) break;
      const isKept = [1, 2, 4].map((bit) => Math.floor(keptSet / bit) % 2 === 1);
      stabilisers += isKept.filter(Boolean).length;
      attempts++;
      hits = [1 / 3, 1 / 3, 2 / 3].reduce(
        (sum, chance, i) => sum + (random() < chance || isKept[i] ? 2 ** i : 0),
        0,
      );
      if (hits === 7) {
        successes++;
        break;
      }
    }
    highestCost = Math.max(highestCost, 120 * (1 + 2 * attempts) + 90 * stabilisers);
  }
  expect(highestCost).toBeLessThanOrEqual(1500);
  const { chance } = best;
  expect(Math.abs(successes / SIMULATIONS - chance)).toBeLessThan(
    4.5 * Math.sqrt((chance * (1 - chance)) / SIMULATIONS),
  );
});

test('a budget below the first attempt has no chance; one for billions of attempts is refused', () => {
  const plan: FusionPlan = {
    categories: [{ options: 3, accepted: 1 }],
    bench: 'event',
    copyPrice: 100,
    stabiliserPrice: 10,
  };
  expect(findBestChance(plan, 199)?.chance).toBe(0);
  expect(findBestChance(plan, 200)?.chance).toBeCloseTo(1 / 3, 15);
  expect(findBestChance(plan, 1e12)).toBeNull();
});

/** A linear congruential generator, numbers in [0, 1): Numerical Recipes. */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (1664525 * state + 1013904223) % 2 ** 32;
    return state / 2 ** 32;
  };
}
