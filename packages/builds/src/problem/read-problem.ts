import type { UnusablePart, UnusedTerm } from '../build-answer.ts';
import {
  type BuildLimits,
  type BuildPart,
  type BuildRequest,
  DEFAULT_ARMAMENT_ENERGY,
  MAX_COPIES,
  type PartGroup,
  type Term,
  terms,
} from '../build-request.ts';

/** A part with every figure that a build needs. */
export interface Candidate extends BuildPart {
  powerScore: number;
  cost: number;
  /** How many copies there can be, whatever the limits. */
  maxCount: number;
}

/** A request without the parts and terms that cannot be used. */
export interface Problem {
  /** By id, so that the order in a request changes nothing. */
  candidates: readonly Candidate[];
  limits: BuildLimits;
  /** Terms with a weight and data. */
  weights: ReadonlyMap<Term, number>;
  armamentEnergy: number;
  unusable: readonly UnusablePart[];
  unusedTerms: readonly UnusedTerm[];
}

/** Figures without which a part of a group cannot be used; power score is always needed. */
const requiredFigures: Readonly<Record<PartGroup, readonly (keyof BuildPart['figures'])[]>> = {
  cabin: ['durability', 'mass', 'energySupply', 'tonnage', 'massLimit', 'cabinSpeed'],
  weapon: ['durability', 'mass', 'energyUse'],
  movement: ['durability', 'mass', 'tonnage'],
  generator: ['durability', 'mass', 'energySupply'],
  engine: ['durability', 'mass'],
  module: ['durability', 'mass'],
  frame: ['durability', 'mass'],
  structure: ['durability', 'mass'],
};

/** Separates the usable parts and terms of a request from the others, with the reason for each of those. */
export function readProblem(request: BuildRequest): Problem {
  const { limits, maxCopies = MAX_COPIES } = request;
  const weights = new Map<Term, number>();
  for (const term of terms) {
    const weight = request.weights[term] ?? 0;
    if (weight > 0) weights.set(term, weight);
  }
  const needsCost =
    weights.has('cost') || limits.budget !== undefined || request.needsPrices === true;
  const unusable: UnusablePart[] = [];
  const candidates: Candidate[] = [];
  for (const part of [...request.parts].sort((a, b) => (a.id < b.id ? -1 : 1))) {
    const missing: string[] = requiredFigures[part.group].filter(
      (name) => part.figures[name] === undefined,
    );
    if (part.powerScore === null) missing.unshift('powerScore');
    // A part without a price can only be used as far as it is owned.
    const owned = limits.owned?.[part.id] ?? 0;
    const maxCount = needsCost && part.cost === null ? Math.min(owned, maxCopies) : maxCopies;
    if (maxCount === 0) missing.push('cost');
    if (missing.length > 0) unusable.push({ part: part.id, missing });
    if (missing.length > 0 || part.powerScore === null) continue;
    candidates.push({ ...part, powerScore: part.powerScore, cost: part.cost ?? 0, maxCount });
  }
  const unusedTerms: UnusedTerm[] = [];
  for (const term of ['damage', 'winRate'] as const) {
    const isMeasured = candidates.some(({ measured }) => (measured?.[term] ?? null) !== null);
    if (weights.has(term) && !isMeasured) {
      weights.delete(term);
      unusedTerms.push({ term, reason: 'noData' });
    }
  }
  return {
    candidates,
    limits,
    weights,
    armamentEnergy: request.armamentEnergy ?? DEFAULT_ARMAMENT_ENERGY,
    unusable,
    unusedTerms,
  };
}
