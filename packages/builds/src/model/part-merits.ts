import type { Condition } from '../build-answer.ts';
import type { Term } from '../build-request.ts';
import type { Candidate, Problem } from '../problem/read-problem.ts';
import { winRateBase } from '../problem/win-rate-base.ts';

/** What a copy of a part contributes at its worst and at its best; higher numbers are better. */
export interface Merits {
  worst: readonly number[];
  best: readonly number[];
}

/**
 * Returns a function that computes what a copy of a part contributes to everything that limits and terms
 * count. Only the cost depends on the copy: owned ones cost nothing.
 */
export function partMerits(
  { candidates, limits: { owned = {} } }: Problem,
  conditions: readonly Condition[],
  wanted: ReadonlySet<Term>,
): (part: Candidate) => Merits {
  const limits = (kind: Condition['kind'], bound?: 'min' | 'max') =>
    conditions.some(
      (c) => c.kind === kind && (bound === undefined || ('bound' in c && c.bound === bound)),
    );
  const base = winRateBase(candidates);
  const prefersLowScore = wanted.has('powerScore') || limits('powerScore', 'max');
  const prefersHighScore = limits('powerScore', 'min');
  const isDurabilityCounted = wanted.has('durability') || limits('minDurability');
  const isArmamentCounted = wanted.has('damage') || wanted.has('winRate');
  const isSpeedCounted = wanted.has('speed') || limits('minSpeed');
  const isCostCounted = wanted.has('cost') || limits('budget');
  const isEnergyCounted = limits('energy');
  const isMassCounted = limits('massLimit');
  const isTonnageCounted = limits('tonnage');
  return (part) => {
    const { figures, measured, powerScore } = part;
    const { energyUse = 0, energySupply = 0, mass = 0 } = figures;
    const merits: number[] = [];
    if (prefersLowScore) merits.push(-powerScore);
    if (prefersHighScore) merits.push(powerScore);
    if (isDurabilityCounted) merits.push(figures.durability ?? 0);
    if (isEnergyCounted) merits.push(energySupply - energyUse);
    if (isMassCounted) merits.push((figures.massLimit ?? 0) - mass);
    if (isTonnageCounted) merits.push((figures.tonnage ?? 0) - mass);
    if (isArmamentCounted && part.group === 'weapon') {
      const isMeasured = energyUse > 0;
      const damage = (isMeasured && measured?.damage) || 0;
      const winRate = isMeasured && measured?.winRate != null ? measured.winRate - base : 0;
      // A share that is as large as the other's, or as large as its energy allows, brings as much.
      merits.push(-energyUse, damage, winRate, energyUse * damage, energyUse * winRate);
    }
    if (isSpeedCounted) {
      const { cabinSpeed = 0, chassisSpeed, topSpeed } = figures;
      const limit = part.group === 'engine' && cabinSpeed > 0 ? topSpeed : undefined;
      merits.push(cabinSpeed, limit ?? Number.POSITIVE_INFINITY);
      if (part.group === 'movement') merits.push(chassisSpeed ?? Number.POSITIVE_INFINITY);
    }
    if (!isCostCounted) return { worst: merits, best: merits };
    return {
      worst: [...merits, -part.cost],
      best: [...merits, (owned[part.id] ?? 0) > 0 ? 0 : -part.cost],
    };
  };
}
