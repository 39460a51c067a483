import type { Highs } from 'highs';
import { type Scale, scoreBuild, scoreExpression, scoreOffset } from '../answer/create-scale.ts';
import type { Build, Condition, Counts } from '../build-answer.ts';
import { partGroups, type Term } from '../build-request.ts';
import { addDifference } from '../model/add-difference.ts';
import { type BuildModel, createBuildModel } from '../model/create-build-model.ts';
import { addRow, combine } from '../model/linear-model.ts';
import type { Problem } from '../problem/read-problem.ts';
import { type Difference, describeBuild, GAP_TOLERANCE, pruneSolution } from './describe-build.ts';
import { maximize, type SolveOptions } from './maximize.ts';
import { readCounts } from './read-counts.ts';

/** What a search for a build needs. */
export interface Search {
  highs: Highs;
  problem: Problem;
  conditions: readonly Condition[];
  scale: Scale;
  deadline: number;
}

export interface SearchOptions {
  /** Builds that it must differ from, and how. */
  others?: readonly Counts[];
  difference?: Difference;
  /** The lowest share that a term may have. */
  floor?: { term: Term; share: number } | undefined;
  /** The score that it must exceed. */
  threshold?: number | undefined;
  onBounds?: SolveOptions['onBounds'];
}

/** Builds, best first, and why there are no more. */
export interface FoundBuilds {
  builds: Build[];
  stopReason: 'infeasible' | 'timedOut' | 'enough';
}

type BuildResult = { status: 'solved'; build: Build } | { status: 'infeasible' | 'timedOut' };
export const ANY_DIFFERENCE: Difference = { parts: 1, groups: partGroups };

/** Returns the best build that differs enough from those already found. */
export function findBuild(
  search: Search,
  { others = [], difference = ANY_DIFFERENCE, floor, threshold, onBounds }: SearchOptions = {},
): BuildResult {
  const { highs, problem, conditions, scale, deadline } = search;
  const requestedTerms = new Set(scale.spreads.map(({ term }) => term));
  // Nothing must differ from a build that is the only one.
  const diversity = {
    count: others.length + 1,
    difference: others.length > 0 ? difference : { parts: 1, groups: [] },
  };
  const buildModel = createBuildModel(problem, conditions, requestedTerms, diversity);
  for (const other of others) addDifference(buildModel, other, difference);
  if (floor !== undefined) addFloor(buildModel, scale, floor);
  const objective = scoreExpression(scale, buildModel);
  const offset = scoreOffset(scale);
  const toScore = (value: number | null) => (value === null ? null : value - offset);
  const solution = maximize(highs, buildModel.model, objective, {
    deadline,
    strategy: others.length === 0 ? 'search' : undefined,
    cutoff: threshold === undefined ? undefined : threshold + offset,
    ...(onBounds !== undefined && {
      onBounds: ({ value, bound }) => onBounds({ value: toScore(value), bound: toScore(bound) }),
    }),
  });
  if (solution.status !== 'solved') return solution;
  const reachesFloor = (counts: Counts) =>
    floor === undefined ||
    scoreBuild(problem, scale, counts).terms.every(
      ({ term, share }) => term !== floor.term || share >= floor.share - GAP_TOLERANCE,
    );
  const counts = pruneSolution(search, readCounts(buildModel, solution.values), {
    others,
    difference,
    isAllowed: reachesFloor,
  });
  return { status: 'solved', build: describeBuild(search, counts, solution.bound - offset) };
}

/** Requires a term to have at least a share of its spread. */
function addFloor(
  { model, terms }: BuildModel,
  { spreads }: Scale,
  { term, share }: { term: Term; share: number },
): void {
  const spread = spreads.find((other) => other.term === term);
  const expression = terms.get(term);
  if (spread === undefined || expression === undefined) return;
  const { worst, best } = spread;
  // Where lower is better, the best is less than the worst.
  addRow(model, combine([[expression, 1 / (best - worst)]]), {
    min: share + worst / (best - worst),
  });
}
