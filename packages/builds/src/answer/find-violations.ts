import type { Condition, Counts } from '../build-answer.ts';
import type { BuildLimits, BuildPart } from '../build-request.ts';
import { listPartCounts, sumBuild } from './sum-build.ts';

/** Sums of decimals count as equal up to this difference, relative to the limit. */
const TOLERANCE = 1e-6;

/**
 * Returns the limits that a build breaks. It counts parts itself instead of using the linear program,
 * so that it can check what the solver returns.
 */
export function findViolations(
  parts: readonly BuildPart[],
  limits: BuildLimits,
  conditions: readonly Condition[],
  counts: Counts,
): Condition[] {
  const owned = limits.owned ?? {};
  const build = listPartCounts(parts, counts);
  const totals = sumBuild(parts, counts, owned);
  const isAtMost = (value: number, limit: number) =>
    value <= limit + TOLERANCE * Math.max(1, Math.abs(limit));
  const isWithin = (
    value: number,
    { bound, value: limit }: { bound: 'min' | 'max'; value: number },
  ) => (bound === 'max' ? isAtMost(value, limit) : isAtMost(-value, -limit));
  const usesOnlyOwned = (matches: (part: BuildPart) => boolean) =>
    build.every(([part, count]) => !matches(part) || count <= (owned[part.id] ?? 0));
  const isSatisfied = (condition: Condition): boolean => {
    switch (condition.kind) {
      case 'energy':
        return isAtMost(totals.energyUse, totals.energySupply + (condition.extra ?? 0));
      case 'massLimit':
        return isAtMost(totals.mass, totals.massLimit + (condition.extra ?? 0));
      case 'tonnage':
        return isAtMost(totals.mass, totals.tonnage + (condition.extra ?? 0));
      case 'powerScore':
        return isWithin(totals.powerScore, condition);
      case 'group': {
        const inGroup = build.filter(([{ group }]) => group === condition.group);
        return isWithin(
          inGroup.reduce((sum, [, count]) => sum + count, 0),
          condition,
        );
      }
      case 'copies':
        return build.every(
          ([{ group }, count]) => group !== condition.group || count <= condition.value,
        );
      case 'part':
        return isWithin(counts[condition.part] ?? 0, condition);
      case 'pairs':
        return build.every(([{ group }, count]) => group !== condition.group || count % 2 === 0);
      case 'budget':
        return isAtMost(totals.cost, condition.value);
      case 'minSpeed':
        return isAtMost(-totals.speed, -condition.value);
      case 'minDurability':
        return isAtMost(-totals.durability, -condition.value);
      case 'ownedOnly':
        return usesOnlyOwned(() => true);
      case 'factionLevel':
        return usesOnlyOwned(
          ({ faction, level }) => faction === condition.faction && (level ?? 0) > condition.value,
        );
    }
  };
  return conditions.filter((condition) => !isSatisfied(condition));
}
