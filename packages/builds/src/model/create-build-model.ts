import type { Condition } from '../build-answer.ts';
import type { Term } from '../build-request.ts';
import type { Candidate, Problem } from '../problem/read-problem.ts';
import { addArmament } from './add-armament.ts';
import { addCondition } from './add-condition.ts';
import { addCosts } from './add-costs.ts';
import { addSpeed } from './add-speed.ts';
import { chooseParts, type Diversity, type PartChoice } from './choose-parts.ts';
import {
  addColumn,
  addRow,
  createModel,
  type Expression,
  type LinearModel,
} from './linear-model.ts';

/** A part in a model: its column, at most `upper`, times `step` is how many of it there are. */
export interface PartColumn extends PartChoice {
  column: number;
}

/** The builds within some limits, as a linear program. */
export interface BuildModel {
  model: LinearModel;
  parts: readonly PartColumn[];
  /** The value of each requested term, in its own unit. */
  terms: ReadonlyMap<Term, Expression>;
}

/** A model while rows and columns are added to it. */
export interface ModelDraft {
  model: LinearModel;
  parts: readonly PartColumn[];
  problem: Problem;
}

/**
 * Returns the builds within these limits: an integer column for each part, and what the terms need.
 * Exactly one cabin is always required: without it, there is no build. With `diversity`, parts are left out
 * that the best builds do not need (see `chooseParts`).
 */
export function createBuildModel(
  problem: Problem,
  conditions: readonly Condition[],
  requestedTerms: ReadonlySet<Term>,
  diversity?: Diversity,
): BuildModel {
  const model = createModel();
  const parts = chooseParts(problem, conditions, requestedTerms, diversity).map(
    (choice): PartColumn => ({
      ...choice,
      column: addColumn(model, { upper: choice.upper, isInteger: true }),
    }),
  );
  const draft = { model, parts, problem };
  addRow(
    model,
    sumOf(parts, ({ group }) => (group === 'cabin' ? 1 : 0)),
    { min: 1, max: 1 },
  );
  const hasLimit = (kind: Condition['kind']) => conditions.some((c) => c.kind === kind);
  const terms = new Map<Term, Expression>();
  if (requestedTerms.has('durability')) {
    terms.set('durability', new Map(sumOf(parts, ({ figures }) => figures.durability ?? 0)));
  }
  if (requestedTerms.has('powerScore')) {
    terms.set('powerScore', new Map(sumOf(parts, ({ powerScore }) => powerScore)));
  }
  if (requestedTerms.has('damage') || requestedTerms.has('winRate')) {
    const armament = addArmament(draft);
    if (requestedTerms.has('damage')) terms.set('damage', armament.damage);
    if (requestedTerms.has('winRate')) terms.set('winRate', armament.winRate);
  }
  const speed = requestedTerms.has('speed') || hasLimit('minSpeed') ? addSpeed(draft) : undefined;
  if (speed !== undefined && requestedTerms.has('speed')) terms.set('speed', new Map([[speed, 1]]));
  const cost = requestedTerms.has('cost') || hasLimit('budget') ? addCosts(draft) : undefined;
  if (cost !== undefined && requestedTerms.has('cost')) terms.set('cost', cost);
  for (const condition of conditions) addCondition(draft, condition, { speed, cost });
  return { model, parts, terms };
}

/** Returns the sum over all parts of a number per copy; zeros are left out. */
export function sumOf(
  parts: readonly PartColumn[],
  perCopy: (part: Candidate) => number,
): [column: number, factor: number][] {
  return parts.flatMap(({ part, column, step }): [number, number][] => {
    const factor = step * perCopy(part);
    return factor === 0 ? [] : [[column, factor]];
  });
}
