import type { Highs } from 'highs';
import { type Scale, scoreBuild, scoreExpression, scoreOffset } from '../answer/create-scale.ts';
import { distanceOf } from '../answer/distance-of.ts';
import { findViolations } from '../answer/find-violations.ts';
import { pruneBuild } from '../answer/prune-build.ts';
import { sumBuild } from '../answer/sum-build.ts';
import type { Build, Condition, Counts } from '../build-answer.ts';
import { type BuildRequest, partGroups, type Term } from '../build-request.ts';
import { addDifference } from '../model/add-difference.ts';
import { type BuildModel, buildModel } from '../model/build-model.ts';
import { addRow, combine } from '../model/linear-model.ts';
import type { Problem } from '../problem/read-problem.ts';
import { maximise, type SolveOptions } from './maximise.ts';
import { readCounts } from './read-counts.ts';

/** What a search for a build needs. */
export interface Search {
  highs: Highs;
  problem: Problem;
  conditions: readonly Condition[];
  scale: Scale;
  deadline: number;
}

type Difference = NonNullable<BuildRequest['difference']>;

export interface SearchOptions {
  /** Builds that it must differ from, and how. */
  others?: readonly Counts[];
  difference?: Difference;
  /** The lowest share that a term may have. */
  floor?: { term: Term; share: number } | undefined;
  onBounds?: SolveOptions['onBounds'];
}

type Found = { status: 'solved'; build: Build } | { status: 'infeasible' | 'timedOut' };
/** A smaller gap counts as none: the solver proves no more than that. */
const PROVED_GAP = 1e-6;
export const ANY_DIFFERENCE: Difference = { parts: 1, groups: partGroups };

/** Returns the best build that differs enough from those already found. */
export function findBuild(
  { highs, problem, conditions, scale, deadline }: Search,
  { others = [], difference = ANY_DIFFERENCE, floor, onBounds }: SearchOptions = {},
): Found {
  const { candidates, limits } = problem;
  const built = buildModel(problem, conditions, new Set(scale.spreads.map(({ term }) => term)));
  for (const other of others) addDifference(built, other, difference);
  if (floor !== undefined) addFloor(built, scale, floor);
  const objective = scoreExpression(scale, built);
  const offset = scoreOffset(scale);
  const toScore = (value: number | null) => (value === null ? null : value - offset);
  const solution = maximise(highs, built.model, objective, {
    deadline,
    ...(onBounds !== undefined && {
      onBounds: ({ value, bound }) => onBounds({ value: toScore(value), bound: toScore(bound) }),
    }),
  });
  if (solution.status !== 'solved') return solution;
  const reachesFloor = (counts: Counts) =>
    floor === undefined ||
    scoreBuild(problem, scale, counts).terms.every(
      ({ term, share }) => term !== floor.term || share >= floor.share - PROVED_GAP,
    );
  const scoreOf = (counts: Counts) => scoreBuild(problem, scale, counts).score;
  const isAllowed = (counts: Counts) =>
    findViolations(candidates, limits, conditions, counts).length === 0 &&
    others.every(
      (other) => distanceOf(candidates, difference.groups, counts, other) >= difference.parts,
    );
  const found = readCounts(built, solution.values);
  if (!isAllowed(found)) throw new Error('The solver returned a build outside the limits.');
  const counts = pruneBuild(candidates, found, {
    scoreOf,
    isAllowed: (fewer) => isAllowed(fewer) && reachesFloor(fewer),
  });
  const { score, terms } = scoreBuild(problem, scale, counts);
  const gap = solution.bound - offset - score;
  return {
    status: 'solved',
    build: {
      counts,
      totals: sumBuild(candidates, counts, limits.owned),
      terms,
      score,
      gap: gap > PROVED_GAP ? gap : 0,
    },
  };
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
