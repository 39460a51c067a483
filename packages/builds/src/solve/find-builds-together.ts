import { scoreBuild, scoreExpression, scoreOffset } from '../answer/create-scale.ts';
import type { Build, Counts, Progress } from '../build-answer.ts';
import { addDifference } from '../model/add-difference.ts';
import type { Diversity } from '../model/choose-parts.ts';
import { type BuildModel, createBuildModel } from '../model/create-build-model.ts';
import { combine, type LinearModel } from '../model/linear-model.ts';
import { toModelData } from '../model/to-model-data.ts';
import { createBuildPool, type PooledBuild } from './build-pool.ts';
import { createNeighborExplorer } from './create-neighbor-explorer.ts';
import { createRelaxation, type RelaxedSolution } from './create-relaxation.ts';
import { describeBuild, pruneSolution } from './describe-build.ts';
import type { FoundBuilds, Search } from './find-build.ts';
import { type ColumnBounds, maximize, PROOF_TOLERANCE } from './maximize.ts';
import { readCounts } from './read-counts.ts';
import { tightenBounds } from './tighten-bounds.ts';

/** The relaxed solution of builds with one cabin, which bounds their scores. */
interface CabinBound extends RelaxedSolution {
  cabin: string;
}

/**
 * Returns the best builds that differ by at least one part of some groups, cabins among them. The best one
 * is searched for first, then those near it, which are good guesses for the others. It remains to prove,
 * cabin by cabin, that no other build exceeds the worst of them; one that does joins them. Builds with
 * other cabins differ anyway, most cabins are ruled out by their relaxed problem, and what a build must
 * exceed rules out most parts (see `tightenBounds`).
 */
export function findBuildsTogether(
  search: Search,
  diversity: Diversity,
  onProgress: (progress: Progress) => void,
): FoundBuilds {
  const { highs, problem, conditions, scale, deadline } = search;
  const { count: total, difference } = diversity;
  const requestedTerms = new Set(scale.spreads.map(({ term }) => term));
  const buildModel = createBuildModel(problem, conditions, requestedTerms, diversity);
  const { model } = buildModel;
  const objective = scoreExpression(scale, buildModel);
  const offset = scoreOffset(scale);
  const reportProgress = (index: number, score: number | null, bound: number | null) =>
    onProgress({ step: 'searching', index, total, score, bound });
  const toScore = (value: number | null) => (value === null ? null : value - offset);
  reportProgress(0, null, null);
  const data = toModelData(highs, model, combine([[objective, -1]]));
  return highs.withModel(data, (solver): FoundBuilds => {
    const relax = createRelaxation(highs, solver, model);
    const cabins = boundCabins(buildModel, relax);
    const [bestCabin] = cabins;
    if (bestCabin === undefined) return { builds: [], stopReason: 'infeasible' };
    const firstSolution = maximize(highs, model, objective, {
      ...{ bounds: restrictToCabins(buildModel, cabins), strategy: 'search', deadline },
      onBounds: ({ value, bound }) => {
        const best = bound === null ? bestCabin.value : Math.min(bound, bestCabin.value);
        reportProgress(0, toScore(value), best - offset);
      },
    });
    if (firstSolution.status !== 'solved') return { builds: [], stopReason: firstSolution.status };
    const best = pruneSolution(search, readCounts(buildModel, firstSolution.values), {
      others: [],
      difference,
    });
    const isProved = firstSolution.bound - firstSolution.value < PROOF_TOLERANCE;
    const builds: Build[] = [];
    const pool = createBuildPool(problem.candidates, difference.groups, total);
    const scoreOf = (counts: Counts) => scoreBuild(problem, scale, counts).score;
    const emit = ({ counts }: PooledBuild, bound: number) => {
      const others = pool.best().flatMap((other, index) => {
        const emitted = builds[index]?.counts;
        return other.counts === counts ? [] : [emitted ?? other.counts];
      });
      const pruned = pruneSolution(search, counts, { others, difference });
      const build = describeBuild(search, pruned, bound);
      builds.push(build);
      onProgress({ step: 'found', build });
    };
    /** Reports the builds that no other one can exceed any more. */
    const emitProved = (bound: number) => {
      for (const pooled of pool.best().slice(builds.length)) {
        if (pooled.score < bound - PROOF_TOLERANCE) return;
        emit(pooled, pooled.score);
      }
    };
    const emitAll = (bound: number): FoundBuilds => {
      for (const pooled of pool.best().slice(builds.length)) emit(pooled, bound);
      return { builds, stopReason: 'timedOut' };
    };
    pool.add(best, scoreOf(best));
    if (!isProved) return emitAll(firstSolution.bound - offset);
    emit({ counts: best, key: '', score: scoreOf(best) }, scoreOf(best));
    if (total === 1) return { builds, stopReason: 'enough' };

    const cutoff = () => {
      const score = pool.cutoff();
      return score === undefined ? undefined : score + offset + PROOF_TOLERANCE;
    };
    const explore = createNeighborExplorer({
      ...{ highs, buildModel, objective, relax, deadline, cutoff, groups: difference.groups },
      onFound: (counts) => pool.add(counts, scoreOf(counts)),
    });
    const explored = new Set<string>();
    const exploreAll = () => {
      for (;;) {
        const next = pool.best().find(({ key }) => !explored.has(key));
        if (next === undefined || Date.now() > deadline) return;
        explored.add(next.key);
        explore(next.counts);
      }
    };
    exploreAll();
    for (const relaxed of cabins) {
      const bound = Math.min(relaxed.value - offset, builds[0]?.score ?? 0);
      emitProved(bound);
      for (;;) {
        const threshold = cutoff();
        if (threshold !== undefined && relaxed.value <= threshold) break;
        reportProgress(builds.length, pool.best()[builds.length]?.score ?? null, bound);
        const result = searchCabin(search, buildModel, {
          ...{ relaxed, threshold, objective, difference },
          others: pool.best().flatMap(({ counts }) => (relaxed.cabin in counts ? [counts] : [])),
        });
        if (result.status === 'infeasible') break;
        if (result.status !== 'solved') return emitAll(bound);
        pool.add(result.counts, scoreOf(result.counts));
        if (!result.isProved) return emitAll(bound);
        exploreAll();
      }
    }
    emitProved(Number.NEGATIVE_INFINITY);
    return { builds, stopReason: builds.length < total ? 'infeasible' : 'enough' };
  });
}

/** Returns the relaxed solution for each cabin, best first. */
function boundCabins(
  buildModel: BuildModel,
  relax: (bounds: ColumnBounds) => RelaxedSolution | null,
): CabinBound[] {
  const cabins = buildModel.parts.filter(({ part }) => part.group === 'cabin');
  return cabins
    .flatMap(({ part, column }): CabinBound[] => {
      const { lower, upper } = restrictToCabins(buildModel, [{ cabin: part.id }]);
      const relaxed = relax({ lower: lower.with(column, 1), upper });
      return relaxed === null ? [] : [{ ...relaxed, cabin: part.id }];
    })
    .sort((a, b) => b.value - a.value);
}

/** Returns the bounds of a model that allow some cabins only. */
function restrictToCabins(
  { model, parts }: BuildModel,
  cabins: readonly Pick<CabinBound, 'cabin'>[],
): { lower: number[]; upper: number[] } {
  const allowed = new Set(cabins.map(({ cabin }) => cabin));
  const upper = [...model.upper];
  for (const { part, column } of parts) {
    if (part.group === 'cabin' && !allowed.has(part.id)) upper[column] = 0;
  }
  return { lower: [...model.lower], upper };
}

type CabinResult =
  | { status: 'infeasible' }
  | { status: 'timedOut' }
  | { status: 'solved'; counts: Counts; isProved: boolean };

interface CabinSearch {
  relaxed: CabinBound;
  threshold: number | undefined;
  objective: ReadonlyMap<number, number>;
  difference: Diversity['difference'];
  others: readonly Counts[];
}

/** Returns the best build with a cabin that exceeds a value and differs from others. */
function searchCabin(
  { highs, deadline }: Search,
  buildModel: BuildModel,
  { relaxed, threshold, objective, difference, others }: CabinSearch,
): CabinResult {
  const { isInteger, rows } = buildModel.model;
  const bounds =
    threshold === undefined ? relaxed.bounds : tightenBounds(buildModel.model, relaxed, threshold);
  const model: LinearModel = {
    lower: [...bounds.lower],
    upper: [...bounds.upper],
    isInteger: [...isInteger],
    rows: [...rows],
  };
  for (const other of others) addDifference({ ...buildModel, model }, other, difference);
  const solution = maximize(highs, model, objective, {
    ...{ cutoff: threshold, deadline, strategy: threshold === undefined ? 'search' : 'proof' },
  });
  if (solution.status !== 'solved') return { status: solution.status };
  return {
    status: 'solved',
    counts: readCounts(buildModel, solution.values),
    isProved: solution.bound - solution.value < PROOF_TOLERANCE,
  };
}
