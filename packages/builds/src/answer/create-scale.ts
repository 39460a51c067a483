import type { Highs } from 'highs';
import type { Condition, Counts, Spread, TermValue, UnusedTerm } from '../build-answer.ts';
import type { Term } from '../build-request.ts';
import { type BuildModel, createBuildModel } from '../model/create-build-model.ts';
import { combine, type Expression } from '../model/linear-model.ts';
import type { Problem } from '../problem/read-problem.ts';
import { maximize } from '../solve/maximize.ts';
import { armamentOf } from './armament-of.ts';
import { sumBuild } from './sum-build.ts';

const isLowerBetter = (term: Term) => term === 'cost' || term === 'powerScore';
/** A term that spreads less than this counts as the same for all builds. */
const MIN_SPREAD = 1e-6;

/** What makes terms in different units comparable: how far each can be from its worst to its best. */
export interface Scale {
  spreads: readonly Spread[];
  unusedTerms: readonly UnusedTerm[];
}

/**
 * Returns the scale of the terms that have a weight: the worst and the best value that each of them can
 * have by itself within the limits if parts could be split. These are bounds and take no search. Null if no
 * build is within the limits even with split parts.
 */
export function createScale(
  highs: Highs,
  problem: Problem,
  conditions: readonly Condition[],
  deadline: number,
): Scale | null {
  const { weights } = problem;
  const { model, terms } = createBuildModel(problem, conditions, new Set(weights.keys()));
  const spreads: Spread[] = [];
  const unusedTerms: UnusedTerm[] = [...problem.unusedTerms];
  for (const [term, weight] of weights) {
    const expression = terms.get(term) ?? new Map();
    const highest = maximize(highs, model, expression, { isRelaxed: true, deadline });
    const lowest = maximize(highs, model, combine([[expression, -1]]), {
      isRelaxed: true,
      deadline,
    });
    if (highest.status === 'infeasible') return null;
    if (highest.status !== 'solved' || lowest.status !== 'solved') continue;
    const range = [-lowest.value, highest.value] as const;
    const [worst, best] = isLowerBetter(term) ? [range[1], range[0]] : range;
    if (Math.abs(best - worst) < MIN_SPREAD) unusedTerms.push({ term, reason: 'noDifference' });
    else spreads.push({ term, weight, worst, best });
  }
  return { spreads, unusedTerms };
}

/** Returns a build's score as an expression of a model, without its constant, `scoreOffset`. */
export function scoreExpression(
  { spreads }: Scale,
  { terms }: Pick<BuildModel, 'terms'>,
): Expression {
  const total = totalWeight(spreads);
  return combine(
    spreads.map(({ term, weight, worst, best }) => [
      terms.get(term) ?? new Map(),
      weight / total / (best - worst),
    ]),
  );
}

/** Returns what to subtract from the value of `scoreExpression` to get the score. */
export function scoreOffset({ spreads }: Scale): number {
  const total = totalWeight(spreads);
  return spreads.reduce(
    (sum, { weight, worst, best }) => sum + (weight / total) * (worst / (best - worst)),
    0,
  );
}

function totalWeight(spreads: readonly Spread[]): number {
  return spreads.reduce((sum, { weight }) => sum + weight, 0);
}

/** Returns a build's score and terms, calculated from its parts rather than from a model. */
export function scoreBuild(
  problem: Problem,
  { spreads }: Scale,
  counts: Counts,
): { score: number; terms: TermValue[] } {
  const { candidates, limits, armamentEnergy } = problem;
  const totals = sumBuild(candidates, counts, limits.owned);
  const scorePerUnitOf = (name: Term) => {
    const spread = spreads.find(({ term }) => term === name);
    return spread === undefined ? 0 : spread.weight / (spread.best - spread.worst);
  };
  const armament = armamentOf(candidates, counts, armamentEnergy, {
    damage: scorePerUnitOf('damage'),
    winRate: scorePerUnitOf('winRate'),
  });
  const values = { ...totals, ...armament };
  const terms = spreads.map(({ term, weight, worst, best }): TermValue => {
    const value = values[term];
    return { term, value, share: (value - worst) / (best - worst), weight };
  });
  const total = totalWeight(spreads);
  const score = terms.reduce((sum, { share, weight }) => sum + (share * weight) / total, 0);
  return { score, terms };
}
