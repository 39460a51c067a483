import { scoreBuild } from '../answer/create-scale.ts';
import { distanceBetween } from '../answer/distance-between.ts';
import { findViolations } from '../answer/find-violations.ts';
import { pruneBuild } from '../answer/prune-build.ts';
import { sumBuild } from '../answer/sum-build.ts';
import type { Build, Counts } from '../build-answer.ts';
import type { BuildRequest } from '../build-request.ts';
import type { Search } from './find-build.ts';

export type Difference = NonNullable<BuildRequest['difference']>;

/** Smaller gaps count as none: the solver's proof is no more exact. */
export const GAP_TOLERANCE = 1e-6;

/** Returns a build as answers contain it. No build has a higher score than `bound`. */
export function describeBuild(
  { problem, scale }: Pick<Search, 'problem' | 'scale'>,
  counts: Counts,
  bound: number,
): Build {
  const { score, terms } = scoreBuild(problem, scale, counts);
  const gap = bound - score;
  return {
    counts,
    totals: sumBuild(problem.candidates, counts, problem.limits.owned),
    terms,
    score,
    gap: gap > GAP_TOLERANCE ? gap : 0,
  };
}

interface PruneOptions {
  /** Builds that it must differ from, and how. */
  others: readonly Counts[];
  difference: Difference;
  isAllowed?: (counts: Counts) => boolean;
}

/** Returns a build without parts that contribute nothing. Throws if the solver broke a limit. */
export function pruneSolution(
  { problem, conditions, scale }: Pick<Search, 'problem' | 'conditions' | 'scale'>,
  solverCounts: Counts,
  { others, difference, isAllowed = () => true }: PruneOptions,
): Counts {
  const { candidates, limits } = problem;
  const isValid = (counts: Counts) =>
    findViolations(candidates, limits, conditions, counts).length === 0 &&
    others.every(
      (other) => distanceBetween(candidates, difference.groups, counts, other) >= difference.parts,
    );
  if (!isValid(solverCounts)) throw new Error('The solver returned a build outside the limits.');
  return pruneBuild(candidates, solverCounts, {
    scoreOf: (counts) => scoreBuild(problem, scale, counts).score,
    isAllowed: (fewer) => isValid(fewer) && isAllowed(fewer),
  });
}
