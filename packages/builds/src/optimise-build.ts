import { createScale } from './answer/create-scale.ts';
import type { BuildAnswer, Progress } from './build-answer.ts';
import { type BuildRequest, MAX_BUILDS } from './build-request.ts';
import { conditionsOf } from './problem/conditions-of.ts';
import { readProblem } from './problem/read-problem.ts';
import { explainLimits } from './solve/explain-limits.ts';
import { ANY_DIFFERENCE, type FoundBuilds, type Search } from './solve/find-build.ts';
import { findBuildsOneByOne } from './solve/find-builds-one-by-one.ts';
import { findBuildsTogether } from './solve/find-builds-together.ts';
import { findConflict } from './solve/find-conflict.ts';
import { loadSolver, type SolverOptions } from './solve/load-solver.ts';
import { traceTradeOff } from './solve/trace-trade-off.ts';

export interface OptimiseOptions extends SolverOptions {
  /** Called with each step while the solver keeps the thread busy. */
  onProgress?: (progress: Progress) => void;
  /** When to stop and return what has been found, with how much better it could still be. */
  timeLimitMs?: number;
}

const DEFAULT_TIME_LIMIT_MS = 60_000;

/**
 * Returns the best builds within limits, with proof, or the limits that contradict each other. The
 * solver keeps its thread busy until then: in a page, call it in a worker.
 */
export async function optimiseBuild(
  request: BuildRequest,
  { onProgress = () => {}, timeLimitMs = DEFAULT_TIME_LIMIT_MS, ...solver }: OptimiseOptions = {},
): Promise<BuildAnswer> {
  onProgress({ step: 'loading' });
  const highs = await loadSolver(solver);
  const deadline = Date.now() + timeLimitMs;
  const problem = readProblem(request);
  const conditions = conditionsOf(request.limits);
  const { candidates, unusable } = problem;
  const listUnmeasured = (name: 'damage' | 'winRate') =>
    candidates.flatMap(({ id, group, measured }) =>
      group === 'weapon' && (measured?.[name] ?? null) === null ? [id] : [],
    );
  const base = {
    unusable,
    unusedTerms: problem.unusedTerms,
    unmeasured: { damage: listUnmeasured('damage'), winRate: listUnmeasured('winRate') },
  };
  const explainConflict = (): BuildAnswer => {
    onProgress({ step: 'conflict' });
    const conflict = findConflict(highs, problem, conditions, deadline);
    return conflict === null
      ? { status: 'timedOut', ...base }
      : { status: 'infeasible', conflict, ...base };
  };
  const scale = createScale(highs, problem, conditions, deadline);
  if (scale === null) return explainConflict();
  const search: Search = { highs, problem, conditions, scale, deadline };
  const { builds, stopReason } = findBestBuilds(search, request, onProgress);
  const [best] = builds;
  if (best === undefined) {
    return stopReason === 'infeasible' ? explainConflict() : { status: 'timedOut', ...base };
  }
  return {
    status: 'solved',
    builds,
    spreads: scale.spreads,
    isComplete: stopReason === 'infeasible',
    ...(request.shouldExplainLimits === true
      ? explainLimits(search, best, onProgress)
      : { limits: [], areLimitsExplained: false }),
    tradeOff:
      request.tradeOff === undefined ? [] : traceTradeOff(search, request.tradeOff, onProgress),
    ...base,
    unusedTerms: scale.unusedTerms,
  };
}

/** Returns the requested number of builds, best first, and why there are no more. */
function findBestBuilds(
  search: Search,
  { count = 1, difference = ANY_DIFFERENCE }: BuildRequest,
  onProgress: (progress: Progress) => void,
): FoundBuilds {
  const total = Math.min(count, MAX_BUILDS);
  if (difference.parts === 1 && difference.groups.includes('cabin')) {
    return findBuildsTogether(search, { count: total, difference }, onProgress);
  }
  return findBuildsOneByOne(search, { count: total, difference }, onProgress);
}
