import fc from 'fast-check';
import { expect, test } from 'vitest';
import { distanceBetween } from './answer/distance-between.ts';
import { findViolations } from './answer/find-violations.ts';
import type { Condition, Spread } from './build-answer.ts';
import { type BuildRequest, partGroups } from './build-request.ts';
import { optimiseBuild } from './optimise-build.ts';
import { conditionsOf } from './problem/conditions-of.ts';
import { type ExpandedBuild, expandBuild, isSatisfied, termOf } from './testing/expanded-build.ts';
import { listBuilds } from './testing/list-builds.ts';
import { maxArmamentWorth } from './testing/max-armament-worth.ts';
import { randomRequest } from './testing/random-request.ts';

/** `SCRAPBOARD_BUILD_RUNS=5000` compares that many random requests with exhaustive search. */
const RUNS = Number(process.env.SCRAPBOARD_BUILD_RUNS ?? 60);
const TIMEOUT_MS = 30_000 + 200 * RUNS;
/** Scores count as equal up to this difference. */
const TOLERANCE = 1e-5;

/** Returns the score of a build on the scale of an answer. */
function scoreOf(build: ExpandedBuild, spreads: readonly Spread[]): number {
  const total = spreads.reduce((sum, { weight }) => sum + weight, 0);
  const scorePerUnitOf = (name: string) => {
    const spread = spreads.find(({ term }) => term === name);
    return spread === undefined ? 0 : spread.weight / total / (spread.best - spread.worst);
  };
  const [damage, winRate] = [scorePerUnitOf('damage'), scorePerUnitOf('winRate')];
  let score = maxArmamentWorth(
    build,
    (measured) => measured.damage * damage + measured.winRate * winRate,
  );
  for (const { term, worst } of spreads) {
    const value = term === 'damage' || term === 'winRate' ? 0 : termOf(build, term);
    score += (value - worst) * scorePerUnitOf(term);
  }
  return score;
}

/** Returns the size of the smallest set of limits that no build satisfies together. */
function smallestConflict(
  builds: readonly ExpandedBuild[],
  conditions: readonly Condition[],
): number {
  const satisfied = builds.map((build) =>
    conditions.reduce(
      (mask, condition, i) => (isSatisfied(build, condition) ? mask | (1 << i) : mask),
      0,
    ),
  );
  const masks = [...new Set(satisfied)];
  const isPossible = (subset: number) => masks.some((mask) => (mask & subset) === subset);
  let smallest = Number.POSITIVE_INFINITY;
  for (let subset = 0; subset < 1 << conditions.length; subset += 1) {
    let size = 0;
    for (let rest = subset; rest > 0; rest &= rest - 1) size += 1;
    if (size < smallest && !isPossible(subset)) smallest = size;
  }
  return smallest;
}

/** Compares an answer with all builds that exist, and returns its status. */
async function compareWithAll(request: BuildRequest): Promise<string> {
  const answer = await optimiseBuild(request);
  const conditions = conditionsOf(request.limits);
  const unusable = new Set(answer.unusable.map(({ part }) => part));
  const allBuilds = listBuilds(request, unusable).map((counts) => expandBuild(request, counts));
  const allowed = allBuilds.filter((build) =>
    conditions.every((condition) => isSatisfied(build, condition)),
  );
  // What an unpriced part costs is unknown, unless it is owned.
  const needsCost =
    (request.weights.cost ?? 0) > 0 ||
    request.limits.budget !== undefined ||
    request.needsPrices === true;
  const isPriced = ({ copies, counts }: ExpandedBuild) =>
    !needsCost ||
    copies.every(
      ({ id, cost }) => cost !== null || (counts[id] ?? 0) <= (request.limits.owned?.[id] ?? 0),
    );
  const possible = allowed.filter(isPriced);
  if (answer.status === 'infeasible') {
    expect(possible).toHaveLength(0);
    expect(answer.conflict).toHaveLength(smallestConflict(allBuilds.filter(isPriced), conditions));
    return 'infeasible';
  }
  if (answer.status !== 'solved') throw new Error('The optimiser ran out of time.');
  const { builds, spreads } = answer;
  const { parts: minDistance, groups } = request.difference ?? { parts: 1, groups: partGroups };
  builds.forEach(({ counts, score, gap }, index) => {
    const build = expandBuild(request, counts);
    expect(conditions.filter((condition) => !isSatisfied(build, condition))).toEqual([]);
    expect(findViolations(request.parts, request.limits, conditions, counts)).toEqual([]);
    expect(Math.abs(scoreOf(build, spreads) - score)).toBeLessThan(TOLERANCE);
    expect(gap).toBe(0);
    const betterBuilds = builds.slice(0, index);
    const best = Math.max(
      ...possible
        .filter((other) =>
          betterBuilds.every(
            (chosen) =>
              distanceBetween(request.parts, groups, chosen.counts, other.counts) >= minDistance,
          ),
        )
        .map((other) => scoreOf(other, spreads)),
    );
    expect(Math.abs(best - score)).toBeLessThan(TOLERANCE);
  });
  if (builds.length < (request.count ?? 1)) {
    expect(answer.isComplete).toBe(true);
    const furtherBuilds = possible.filter((other) =>
      builds.every(
        (chosen) =>
          distanceBetween(request.parts, groups, chosen.counts, other.counts) >= minDistance,
      ),
    );
    expect(furtherBuilds).toHaveLength(0);
  }
  return 'solved';
}

test(
  'the best builds, or the fewest limits that contradict each other, are those of exhaustive search',
  async () => {
    const outcomes = new Map<string, number>();
    await fc.assert(
      fc.asyncProperty(randomRequest, async (request) => {
        const outcome = await compareWithAll(request);
        outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1);
      }),
      { numRuns: RUNS },
    );
    expect([...outcomes.keys()].sort()).toEqual(['infeasible', 'solved']);
  },
  TIMEOUT_MS,
);

test(
  'the order of parts changes nothing',
  async () => {
    const shuffled = randomRequest.chain((request) =>
      fc
        .shuffledSubarray([...request.parts], { minLength: request.parts.length })
        .map((parts) => [request, { ...request, parts }] as const),
    );
    await fc.assert(
      fc.asyncProperty(shuffled, async ([request, shuffledRequest]) => {
        expect(await optimiseBuild(shuffledRequest)).toEqual(await optimiseBuild(request));
      }),
      { numRuns: Math.ceil(RUNS / 4) },
    );
  },
  TIMEOUT_MS,
);
