import { expect, test } from 'vitest';
import {
  computeFusion,
  type FusionPlan,
  type StabiliserPolicy,
  simulateAttempts,
} from './index.ts';

const plan: FusionPlan = {
  categories: [
    { options: 3, accepted: 1 },
    { options: 4, accepted: 2 },
    { options: 5, accepted: 3 },
  ],
  bench: 'event',
  copyPrice: 80,
  stabiliserPrice: 40,
};

/** xorshift32, numbers in [0, 1): G. Marsaglia, "Xorshift RNGs" (2003). */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) / 2 ** 32;
  };
}

test.for<[StabiliserPolicy, number]>([
  ['never', 400_000],
  ['always', 400_000],
  ['whenItPays', 200_000],
])('the odds of “%s” agree with hundreds of thousands of simulations', ([name, runs]) => {
  const fusion = computeFusion(plan, name);
  const random = createRandom(2_463_534_242);
  let [attempts, stabilisers, withinThree] = [0, 0, 0];
  let squares = 0;
  for (let i = 0; i < runs; i++) {
    const results = simulateAttempts(plan, fusion.policy, { random, maxAttempts: 10_000 });
    attempts += results.length;
    squares += results.length ** 2;
    for (const attempt of results) stabilisers += attempt.stabilisers;
    if (results.length <= 3) withinThree++;
  }
  const mean = attempts / runs;
  const deviation = Math.sqrt((squares / runs - mean ** 2) / runs);
  expect(Math.abs(mean - (fusion.expected?.attempts ?? 0))).toBeLessThan(4.5 * deviation);
  const chance = fusion.attempts.within(3);
  expect(Math.abs(withinThree / runs - chance)).toBeLessThan(
    4.5 * Math.sqrt((chance * (1 - chance)) / runs),
  );
  expect(stabilisers / runs).toBeCloseTo(fusion.expected?.stabilisers ?? 0, 1);
});

test('the same seed plays the same attempts, and the last one is the success', () => {
  const { policy } = computeFusion(plan, 'always');
  const play = () =>
    simulateAttempts(plan, policy, { random: createRandom(99), maxAttempts: 1000 });
  expect(play()).toEqual(play());
  expect(play().at(-1)?.hits).toBe(7);
  // Nothing that was kept is lost.
  for (const { keptSet, hits } of play()) expect(hits & keptSet).toBe(keptSet);
});

test('stops after the maximum number of attempts', () => {
  const { policy } = computeFusion(plan, 'never');
  expect(simulateAttempts(plan, policy, { random: () => 0.99, maxAttempts: 20 })).toHaveLength(20);
});
