import fc from 'fast-check';
import { expect, test } from 'vitest';
import { computeExpectedTotals, createAttemptChain } from './attempt-chain.ts';
import { computeCostOdds, costQuantile } from './compute-cost-odds.ts';
import {
  categoryChances,
  computeFusion,
  costOf,
  type FusionPlan,
  findPlanProblems,
} from './index.ts';
import { alwaysStabilise, neverStabilise } from './policy.ts';

const example: FusionPlan = {
  categories: [
    { options: 3, accepted: 1 },
    { options: 3, accepted: 1 },
    { options: 3, accepted: 2 },
  ],
  bench: 'ordinary',
  copyPrice: 120,
  stabiliserPrice: 50,
};

const category = fc
  .integer({ min: 1, max: 6 })
  .chain((options) =>
    fc.integer({ min: 1, max: options }).map((accepted) => ({ options, accepted })),
  );
const plans: fc.Arbitrary<FusionPlan> = fc.record({
  categories: fc.array(category, { minLength: 1, maxLength: 4 }),
  bench: fc.constantFrom('ordinary', 'event'),
  copyPrice: fc.integer({ min: 1, max: 500 }),
  stabiliserPrice: fc.integer({ min: 0, max: 500 }),
});

test('without stabilisers attempts are geometric: worked by hand for 1/3, 1/3 and 2/3', () => {
  const fusion = computeFusion(example, 'never');
  expect(fusion.chancePerAttempt).toBeCloseTo(2 / 27, 15);
  // 27 / 2 attempts, 2 copies each and one to begin with.
  expect(fusion.expected?.attempts).toBeCloseTo(13.5, 10);
  expect(fusion.expected).toMatchObject({ stabilisers: 0 });
  expect(fusion.expected?.copies).toBeCloseTo(28, 10);
  expect(fusion.expected?.cost).toBeCloseTo(3360, 8);
  expect(fusion.attempts.within(1)).toBeCloseTo(2 / 27, 15);
  // 1 - (25/27)^9 = 0.49975, 1 - (25/27)^10 = 0.53681
  expect(fusion.attempts.quantile(0.5)).toBe(10);
  expect(fusion.attempts.within(9)).toBeCloseTo(0.49975, 5);
  expect(costQuantile(computeCostOdds(example, fusion.policy), 0.5)).toBe(21 * 120);
});

test('attempts without stabilisers follow the closed form, however many there are', () => {
  fc.assert(
    fc.property(plans, fc.integer({ min: 1, max: 100_000 }), (plan, attempts) => {
      const chance = categoryChances(plan).reduce((product, factor) => product * factor, 1);
      const { within } = computeFusion(plan, 'never').attempts;
      expect(within(attempts)).toBeCloseTo(-Math.expm1(attempts * Math.log1p(-chance)), 11);
    }),
  );
});

test('keeping everything takes as long as the slowest category, by inclusion and exclusion', () => {
  fc.assert(
    fc.property(plans, (plan) => {
      const chances = categoryChances(plan);
      // The expected maximum of independent geometric numbers.
      let expected = 0;
      for (let set = 1; set < 2 ** chances.length; set++) {
        const members = chances.filter((_, i) => Math.floor(set / 2 ** i) % 2 === 1);
        const miss = members.reduce((product, chance) => product * (1 - chance), 1);
        expected += (members.length % 2 === 1 ? 1 : -1) / (1 - miss);
      }
      expect(computeFusion(plan, 'always').expected?.attempts).toBeCloseTo(expected, 8);
    }),
  );
});

test('the chances of all outcomes add up to 1', () => {
  fc.assert(
    fc.property(plans, fc.constantFrom('never', 'always', 'whenItPays'), (plan, name) => {
      const { policy, attempts, expected } = computeFusion(plan, name);
      const costs = computeCostOdds(plan, policy);
      const chance = costs.outcomes.reduce((sum, outcome) => sum + outcome.chance, 0);
      expect(Math.abs(chance + costs.beyond - 1)).toBeLessThan(1e-12);
      const cost = costs.outcomes.reduce((sum, outcome) => sum + outcome.chance * outcome.cost, 0);
      expect(Math.abs(cost - (expected?.cost ?? 0))).toBeLessThan(1e-6 * cost + 1e-6);
      const chanceWithinFive = costs.outcomes
        .filter((outcome) => outcome.attempts <= 5)
        .reduce((sum, outcome) => sum + outcome.chance, 0);
      expect(attempts.within(5)).toBeCloseTo(chanceWithinFive, 11);
    }),
    { numRuns: 60 },
  );
});

test('a quantile is the first number of attempts that is enough', () => {
  fc.assert(
    fc.property(
      plans,
      fc.constantFrom('never', 'always'),
      fc.double({ min: 0.01, max: 0.999, noNaN: true }),
      (plan, policy, chance) => {
        const { attempts } = computeFusion(plan, policy);
        const enough = attempts.quantile(chance) as number;
        expect(attempts.within(enough)).toBeGreaterThanOrEqual(chance - 1e-12);
        expect(attempts.within(enough - 1)).toBeLessThan(chance + 1e-12);
      },
    ),
  );
});

test('an impossible fusion has no expectation and no quantiles', () => {
  const plan = { ...example, categories: [{ options: 3, accepted: 0 }, ...example.categories] };
  for (const policy of ['never', 'always', 'whenItPays'] as const) {
    const fusion = computeFusion(plan, policy);
    expect(fusion.chancePerAttempt).toBe(0);
    expect(fusion.expected).toBeNull();
    expect(fusion.attempts.quantile(0.5)).toBeNull();
    expect(fusion.attempts.within(1_000_000)).toBe(0);
    expect(computeCostOdds(plan, fusion.policy)).toMatchObject({ outcomes: [], beyond: 1 });
  }
});

test('a fusion that accepts everything succeeds at once', () => {
  const plan = { ...example, categories: [{ options: 3, accepted: 3 }] };
  for (const policy of ['never', 'always', 'whenItPays'] as const) {
    const fusion = computeFusion(plan, policy);
    expect(fusion.chancePerAttempt).toBe(1);
    expect(fusion.expected).toEqual({ attempts: 1, copies: 3, stabilisers: 0, cost: 360 });
    expect(fusion.attempts.quantile(0.99)).toBe(1);
    expect(computeCostOdds(plan, fusion.policy)).toEqual({
      outcomes: [{ attempts: 1, stabilisers: 0, cost: 360, chance: 1 }],
      beyond: 0,
      attempts: 1,
    });
  }
});

test('no policy is cheaper than the one found, as trying every policy of up to three categories shows', () => {
  const threeAtMost = plans.filter(({ categories }) => categories.length <= 3);
  fc.assert(
    fc.property(threeAtMost, (plan) => {
      const chances = categoryChances(plan);
      let lowest = Number.POSITIVE_INFINITY;
      for (const policy of everyPolicy(chances.length)) {
        const chain = createAttemptChain(chances, policy);
        const attemptCost = (plan.bench === 'ordinary' ? 2 : 1) * plan.copyPrice;
        const costs = chain.stabilisers.map((used) => attemptCost + used * plan.stabiliserPrice);
        lowest = Math.min(lowest, computeExpectedTotals(chain, costs)?.[0] ?? lowest);
      }
      const lowestExpected = computeFusion(plan, 'whenItPays').expected?.cost ?? 0;
      expect(lowestExpected - costOf(plan, 0, 0)).toBeCloseTo(lowest, 6);
    }),
    { numRuns: 25 },
  );
});

test('free stabilisers are always worth it, unaffordable ones never', () => {
  const { length } = example.categories;
  expect(computeFusion({ ...example, stabiliserPrice: 0 }, 'whenItPays').policy).toEqual(
    alwaysStabilise(length),
  );
  const unaffordable = computeFusion({ ...example, stabiliserPrice: 1_000_000 }, 'whenItPays');
  expect(unaffordable.policy.slice(0, -1)).toEqual(neverStabilise(length).slice(0, -1));
});

test('problems of a plan name the field', () => {
  expect(findPlanProblems(example)).toEqual([]);
  expect(
    findPlanProblems({
      ...example,
      categories: [
        { options: 3, accepted: 4 },
        { options: 0, accepted: 0 },
      ],
      copyPrice: Number.NaN,
    }),
  ).toEqual([
    { field: 'accepted', category: 0 },
    { field: 'options', category: 1 },
    { field: 'copyPrice', category: null },
  ]);
  expect(findPlanProblems({ ...example, categories: [] })).toEqual([
    { field: 'categories', category: null },
  ]);
});

/** Yields every choice of what to keep in each set. */
function* everyPolicy(categories: number): Generator<number[]> {
  const sets = 2 ** categories;
  const choose = function* (chosen: number[]): Generator<number[]> {
    const set = chosen.length;
    if (set === sets) {
      yield chosen;
      return;
    }
    for (let keptSet = 0; keptSet <= (set === sets - 1 ? 0 : set); keptSet++) {
      if ((keptSet & set) === keptSet) yield* choose([...chosen, keptSet]);
    }
  };
  yield* choose([]);
}
