import { scoreBuild, scoreExpression, scoreOffset } from '../answer/create-scale.ts';
import type { Build, Counts, Progress } from '../build-answer.ts';
import { addDifference } from '../model/add-difference.ts';
import { type BuildModel, buildModel } from '../model/build-model.ts';
import type { Distinct } from '../model/choose-parts.ts';
import { combine, type LinearModel } from '../model/linear-model.ts';
import { toModelData } from '../model/to-model-data.ts';
import { createPool, type Pooled } from './build-pool.ts';
import { createRelaxation, type Relaxed } from './create-relaxation.ts';
import { describeBuild, pruneFound } from './describe-build.ts';
import { createExplorer } from './explore-neighbors.ts';
import type { FoundBuilds, Search } from './find-build.ts';
import { type ColumnBounds, maximise, PROOF_TOLERANCE } from './maximise.ts';
import { readCounts } from './read-counts.ts';
import { tighten } from './tighten.ts';

/** What builds with one of the cabins can do at best. */
interface CabinBound extends Relaxed {
  cabin: string;
}

/**
 * Returns the best builds that differ by at least one part of some groups, cabins among them. The best one
 * is searched for first, then those near it, which are good guesses for the others. What remains is to
 * prove, cabin by cabin, that nothing else exceeds the worst of them; what does joins them. Builds with
 * other cabins differ anyway, most cabins are ruled out by their relaxed problem, and what a build must
 * exceed rules out most parts (see `tighten`).
 */
export function findTogether(
  search: Search,
  distinct: Distinct,
  onProgress: (progress: Progress) => void,
): FoundBuilds {
  const { highs, problem, conditions, scale, deadline } = search;
  const { count: of, difference } = distinct;
  const wanted = new Set(scale.spreads.map(({ term }) => term));
  const built = buildModel(problem, conditions, wanted, distinct);
  const { model } = built;
  const objective = scoreExpression(scale, built);
  const offset = scoreOffset(scale);
  const tell = (index: number, score: number | null, bound: number | null) =>
    onProgress({ step: 'searching', index, of, score, bound });
  const toScore = (value: number | null) => (value === null ? null : value - offset);
  tell(0, null, null);
  const data = toModelData(highs, model, combine([[objective, -1]]));
  return highs.withModel(data, (solver): FoundBuilds => {
    const relax = createRelaxation(highs, solver, model);
    const cabins = boundCabins(built, relax);
    const [top] = cabins;
    if (top === undefined) return { builds: [], end: 'infeasible' };
    const first = maximise(highs, model, objective, {
      ...{ bounds: withCabins(built, cabins), strategy: 'search', deadline },
      onBounds: ({ value, bound }) => {
        const best = bound === null ? top.value : Math.min(bound, top.value);
        tell(0, toScore(value), best - offset);
      },
    });
    if (first.status !== 'solved') return { builds: [], end: first.status };
    const best = pruneFound(search, readCounts(built, first.values), { others: [], difference });
    const isProved = first.bound - first.value < PROOF_TOLERANCE;
    const builds: Build[] = [];
    const pool = createPool(problem.candidates, difference.groups, of);
    const scoreOf = (counts: Counts) => scoreBuild(problem, scale, counts).score;
    const give = ({ counts }: Pooled, bound: number) => {
      const others = pool.best().flatMap((other, index) => {
        const given = builds[index]?.counts;
        return other.counts === counts ? [] : [given ?? other.counts];
      });
      const pruned = pruneFound(search, counts, { others, difference });
      const build = describeBuild(search, pruned, bound);
      builds.push(build);
      onProgress({ step: 'found', build });
    };
    /** Gives the builds that nothing can exceed any more. */
    const giveProved = (bound: number) => {
      for (const pooled of pool.best().slice(builds.length)) {
        if (pooled.score < bound - PROOF_TOLERANCE) return;
        give(pooled, pooled.score);
      }
    };
    const giveAll = (bound: number): FoundBuilds => {
      for (const pooled of pool.best().slice(builds.length)) give(pooled, bound);
      return { builds, end: 'timedOut' };
    };
    pool.add(best, scoreOf(best));
    if (!isProved) return giveAll(first.bound - offset);
    give({ counts: best, key: '', score: scoreOf(best) }, scoreOf(best));
    if (of === 1) return { builds, end: 'enough' };

    const cutoff = () => {
      const score = pool.cutoff();
      return score === undefined ? undefined : score + offset + PROOF_TOLERANCE;
    };
    const explore = createExplorer({
      ...{ highs, built, objective, relax, deadline, cutoff, groups: difference.groups },
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
      giveProved(bound);
      for (;;) {
        const exceeds = cutoff();
        if (exceeds !== undefined && relaxed.value <= exceeds) break;
        tell(builds.length, pool.best()[builds.length]?.score ?? null, bound);
        const found = searchCabin(search, built, {
          ...{ relaxed, exceeds, objective, difference },
          others: pool.best().flatMap(({ counts }) => (relaxed.cabin in counts ? [counts] : [])),
        });
        if (found.status === 'infeasible') break;
        if (found.status !== 'solved') return giveAll(bound);
        pool.add(found.counts, scoreOf(found.counts));
        if (!found.isProved) return giveAll(bound);
        exploreAll();
      }
    }
    giveProved(Number.NEGATIVE_INFINITY);
    return { builds, end: builds.length < of ? 'infeasible' : 'enough' };
  });
}

/** Returns how good builds with each cabin can be if parts could be split, the best first. */
function boundCabins(
  built: BuildModel,
  relax: (bounds: ColumnBounds) => Relaxed | null,
): CabinBound[] {
  const cabins = built.parts.filter(({ part }) => part.group === 'cabin');
  return cabins
    .flatMap(({ part, column }): CabinBound[] => {
      const { lower, upper } = withCabins(built, [{ cabin: part.id }]);
      const relaxed = relax({ lower: lower.with(column, 1), upper });
      return relaxed === null ? [] : [{ ...relaxed, cabin: part.id }];
    })
    .sort((a, b) => b.value - a.value);
}

/** Returns the bounds of a model that allow some cabins only. */
function withCabins(
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

type CabinFound =
  | { status: 'infeasible' }
  | { status: 'timedOut' }
  | { status: 'solved'; counts: Counts; isProved: boolean };

interface CabinSearch {
  relaxed: CabinBound;
  exceeds: number | undefined;
  objective: ReadonlyMap<number, number>;
  difference: Distinct['difference'];
  others: readonly Counts[];
}

/** Returns the best build with a cabin that exceeds a value and differs from others. */
function searchCabin(
  { highs, deadline }: Search,
  built: BuildModel,
  { relaxed, exceeds, objective, difference, others }: CabinSearch,
): CabinFound {
  const { isInteger, rows } = built.model;
  const bounds = exceeds === undefined ? relaxed.bounds : tighten(built.model, relaxed, exceeds);
  const model: LinearModel = {
    lower: [...bounds.lower],
    upper: [...bounds.upper],
    isInteger: [...isInteger],
    rows: [...rows],
  };
  for (const other of others) addDifference({ ...built, model }, other, difference);
  const solution = maximise(highs, model, objective, {
    ...{ cutoff: exceeds, deadline, strategy: exceeds === undefined ? 'search' : 'proof' },
  });
  if (solution.status !== 'solved') return { status: solution.status };
  return {
    status: 'solved',
    counts: readCounts(built, solution.values),
    isProved: solution.bound - solution.value < PROOF_TOLERANCE,
  };
}
