import type { Highs } from 'highs';
import { findViolations } from '../answer/find-violations.ts';
import type { Condition, Counts } from '../build-answer.ts';
import { createBuildModel } from '../model/create-build-model.ts';
import { addColumn, addRow, createModel } from '../model/linear-model.ts';
import type { Problem } from '../problem/read-problem.ts';
import { maximize } from './maximize.ts';
import { readCounts } from './read-counts.ts';

/**
 * Returns the fewest limits that no build satisfies together; null if there was not enough time. A
 * conflict shares a limit with every correction, a set of limits without which a build is possible. So the
 * smallest set that hits all corrections found so far is tried until no build satisfies it (Ignatiev,
 * Previti, Liffiton and Marques-Silva, "Smallest MUS extraction with minimal hitting set dualization", CP
 * 2015).
 */
export function findConflict(
  highs: Highs,
  problem: Problem,
  conditions: readonly Condition[],
  deadline: number,
): Condition[] | null {
  const correctionSets: number[][] = [];
  for (;;) {
    const hittingSet = findSmallestHittingSet(highs, conditions.length, correctionSets, deadline);
    if (hittingSet === null) return null;
    const build = findAnyBuild(highs, problem, pick(conditions, hittingSet), deadline);
    if (build === 'timedOut') return null;
    if (build === null) return pick(conditions, hittingSet);
    const satisfied = extendSatisfied(highs, problem, conditions, build, deadline);
    if (satisfied === null) return null;
    correctionSets.push(conditions.flatMap((_, index) => (satisfied.has(index) ? [] : [index])));
  }
}

/** Returns the indices of the limits that a build satisfies, and of all others that can be satisfied as well. */
function extendSatisfied(
  highs: Highs,
  problem: Problem,
  conditions: readonly Condition[],
  build: Counts,
  deadline: number,
): Set<number> | null {
  const listSatisfied = (counts: Counts) => {
    const broken = new Set(findViolations(problem.candidates, problem.limits, conditions, counts));
    return conditions.flatMap((condition, index) => (broken.has(condition) ? [] : [index]));
  };
  const satisfied = new Set(listSatisfied(build));
  for (let index = 0; index < conditions.length; index += 1) {
    if (satisfied.has(index)) continue;
    const widerBuild = findAnyBuild(
      highs,
      problem,
      pick(conditions, [...satisfied, index]),
      deadline,
    );
    if (widerBuild === 'timedOut') return null;
    if (widerBuild !== null)
      for (const satisfiedIndex of listSatisfied(widerBuild)) satisfied.add(satisfiedIndex);
  }
  return satisfied;
}

/** Returns a build within some limits; null if there is none. */
function findAnyBuild(
  highs: Highs,
  problem: Problem,
  conditions: readonly Condition[],
  deadline: number,
): Counts | null | 'timedOut' {
  const buildModel = createBuildModel(problem, conditions, new Set());
  const solution = maximize(highs, buildModel.model, new Map(), { deadline });
  if (solution.status === 'timedOut') return 'timedOut';
  return solution.status === 'solved' ? readCounts(buildModel, solution.values) : null;
}

/** Returns the fewest numbers below `count` that contain at least one of each set. */
function findSmallestHittingSet(
  highs: Highs,
  count: number,
  sets: readonly (readonly number[])[],
  deadline: number,
): number[] | null {
  if (sets.length === 0) return [];
  const model = createModel();
  const columns = Array.from({ length: count }, () =>
    addColumn(model, { upper: 1, isInteger: true }),
  );
  for (const set of sets)
    addRow(
      model,
      set.map((index) => [index, 1] as const),
      { min: 1 },
    );
  const objective = new Map(columns.map((column) => [column, -1]));
  const solution = maximize(highs, model, objective, { deadline });
  if (solution.status !== 'solved') return null;
  const { values } = solution;
  return columns.filter((column) => (values[column] ?? 0) > 0.5);
}

function pick(conditions: readonly Condition[], indices: readonly number[]): Condition[] {
  const chosen = new Set(indices);
  return conditions.filter((_, index) => chosen.has(index));
}
