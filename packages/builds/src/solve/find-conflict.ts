import type { Highs } from 'highs';
import { findViolations } from '../answer/find-violations.ts';
import type { Condition, Counts } from '../build-answer.ts';
import { buildModel } from '../model/build-model.ts';
import { addColumn, addRow, emptyModel } from '../model/linear-model.ts';
import type { Problem } from '../problem/read-problem.ts';
import { maximise } from './maximise.ts';
import { readCounts } from './read-counts.ts';

/**
 * Returns the fewest limits that no build keeps together; null if there was not enough time. Every set of
 * limits whose loss makes a build possible must have one of them, so the smallest set that meets all of
 * those found so far is tried until no build keeps to it (Ignatiev, Previti, Liffiton and Marques-Silva,
 * "Smallest MUS extraction with minimal hitting set dualization", CP 2015).
 */
export function findConflict(
  highs: Highs,
  problem: Problem,
  conditions: readonly Condition[],
  deadline: number,
): Condition[] | null {
  const corrections: number[][] = [];
  for (;;) {
    const tried = smallestHittingSet(highs, conditions.length, corrections, deadline);
    if (tried === null) return null;
    const build = findAny(highs, problem, pick(conditions, tried), deadline);
    if (build === 'timedOut') return null;
    if (build === null) return pick(conditions, tried);
    const kept = growKept(highs, problem, conditions, build, deadline);
    if (kept === null) return null;
    corrections.push(conditions.flatMap((_, index) => (kept.has(index) ? [] : [index])));
  }
}

/** Returns the limits that a build keeps, with as many others as can be kept as well. */
function growKept(
  highs: Highs,
  problem: Problem,
  conditions: readonly Condition[],
  build: Counts,
  deadline: number,
): Set<number> | null {
  const keptBy = (counts: Counts) => {
    const broken = new Set(findViolations(problem.candidates, problem.limits, conditions, counts));
    return conditions.flatMap((condition, index) => (broken.has(condition) ? [] : [index]));
  };
  const kept = new Set(keptBy(build));
  for (let index = 0; index < conditions.length; index += 1) {
    if (kept.has(index)) continue;
    const more = findAny(highs, problem, pick(conditions, [...kept, index]), deadline);
    if (more === 'timedOut') return null;
    if (more !== null) for (const place of keptBy(more)) kept.add(place);
  }
  return kept;
}

/** Returns a build that keeps to some limits; null if there is none. */
function findAny(
  highs: Highs,
  problem: Problem,
  conditions: readonly Condition[],
  deadline: number,
): Counts | null | 'timedOut' {
  const built = buildModel(problem, conditions, new Set());
  const solution = maximise(highs, built.model, new Map(), { deadline });
  if (solution.status === 'timedOut') return 'timedOut';
  return solution.status === 'solved' ? readCounts(built, solution.values) : null;
}

/** Returns the fewest numbers below `count` of which each set has one. */
function smallestHittingSet(
  highs: Highs,
  count: number,
  sets: readonly (readonly number[])[],
  deadline: number,
): number[] | null {
  if (sets.length === 0) return [];
  const model = emptyModel();
  const columns = Array.from({ length: count }, () =>
    addColumn(model, { upper: 1, isInteger: true }),
  );
  for (const set of sets)
    addRow(
      model,
      set.map((index) => [index, 1] as const),
      { min: 1 },
    );
  const fewest = new Map(columns.map((column) => [column, -1]));
  const solution = maximise(highs, model, fewest, { deadline });
  if (solution.status !== 'solved') return null;
  const { values } = solution;
  return columns.filter((column) => (values[column] ?? 0) > 0.5);
}

function pick(conditions: readonly Condition[], places: readonly number[]): Condition[] {
  const chosen = new Set(places);
  return conditions.filter((_, index) => chosen.has(index));
}
