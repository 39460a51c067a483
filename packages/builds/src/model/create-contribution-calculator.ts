import type { Condition } from '../build-answer.ts';
import type { Term } from '../build-request.ts';
import type { Candidate, Problem } from '../problem/read-problem.ts';
import { winRateBaseline } from '../problem/win-rate-baseline.ts';

/** What a copy of a part contributes at its worst and at its best; higher numbers are better. */
export interface Contributions {
  worst: readonly number[];
  best: readonly number[];
}

/**
 * Returns a function that computes what a copy of a part contributes to everything that limits and terms
 * count. Only the cost depends on the copy: owned ones cost nothing.
 */
export function createContributionCalculator(
  { candidates, limits: { owned = {} } }: Problem,
  conditions: readonly Condition[],
  requestedTerms: ReadonlySet<Term>,
): (part: Candidate) => Contributions {
  const hasLimit = (kind: Condition['kind'], bound?: 'min' | 'max') =>
    conditions.some(
      (c) => c.kind === kind && (bound === undefined || ('bound' in c && c.bound === bound)),
    );
  const baseline = winRateBaseline(candidates);
  const prefersLowPowerScore = requestedTerms.has('powerScore') || hasLimit('powerScore', 'max');
  const prefersHighPowerScore = hasLimit('powerScore', 'min');
  const isDurabilityCounted = requestedTerms.has('durability') || hasLimit('minDurability');
  const isArmamentCounted = requestedTerms.has('damage') || requestedTerms.has('winRate');
  const isSpeedCounted = requestedTerms.has('speed') || hasLimit('minSpeed');
  const isCostCounted = requestedTerms.has('cost') || hasLimit('budget');
  const isEnergyCounted = hasLimit('energy');
  const isMassCounted = hasLimit('massLimit');
  const isTonnageCounted = hasLimit('tonnage');
  return (part) => {
    const { figures, measured, powerScore } = part;
    const { energyUse = 0, energySupply = 0, mass = 0 } = figures;
    const contributions: number[] = [];
    if (prefersLowPowerScore) contributions.push(-powerScore);
    if (prefersHighPowerScore) contributions.push(powerScore);
    if (isDurabilityCounted) contributions.push(figures.durability ?? 0);
    if (isEnergyCounted) contributions.push(energySupply - energyUse);
    if (isMassCounted) contributions.push((figures.massLimit ?? 0) - mass);
    if (isTonnageCounted) contributions.push((figures.tonnage ?? 0) - mass);
    if (isArmamentCounted && part.group === 'weapon') {
      const usesEnergy = energyUse > 0;
      const damage = (usesEnergy && measured?.damage) || 0;
      const winRate = usesEnergy && measured?.winRate != null ? measured.winRate - baseline : 0;
      // A share that is as large as the other's, or as large as its energy allows, adds as much.
      contributions.push(-energyUse, damage, winRate, energyUse * damage, energyUse * winRate);
    }
    if (isSpeedCounted) {
      const { cabinSpeed = 0, chassisSpeed, topSpeed } = figures;
      const limit = part.group === 'engine' && cabinSpeed > 0 ? topSpeed : undefined;
      contributions.push(cabinSpeed, limit ?? Number.POSITIVE_INFINITY);
      if (part.group === 'movement') contributions.push(chassisSpeed ?? Number.POSITIVE_INFINITY);
    }
    if (!isCostCounted) return { worst: contributions, best: contributions };
    return {
      worst: [...contributions, -part.cost],
      best: [...contributions, (owned[part.id] ?? 0) > 0 ? 0 : -part.cost],
    };
  };
}
