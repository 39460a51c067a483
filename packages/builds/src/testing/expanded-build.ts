import type { Condition, Counts } from '../build-answer.ts';
import type { BuildPart, BuildRequest, PartFigures, Term } from '../build-request.ts';

/** A build with an entry for each copy of a part, so that everything is counted in the simplest way. */
export interface ExpandedBuild {
  copies: readonly BuildPart[];
  counts: Counts;
  request: BuildRequest;
}

export function expandBuild(request: BuildRequest, counts: Counts): ExpandedBuild {
  const copies = request.parts.flatMap((part) =>
    Array.from({ length: counts[part.id] ?? 0 }, () => part),
  );
  return { copies, counts, request };
}

const TOLERANCE = 1e-6;

/** Returns whether a build satisfies a limit; independent of `findViolations`, to test it. */
export function isSatisfied(
  { copies, counts, request }: ExpandedBuild,
  condition: Condition,
): boolean {
  const sumOf = (name: keyof PartFigures) =>
    copies.reduce((sum, { figures }) => sum + (figures[name] ?? 0), 0);
  const isWithinBound = (
    value: number,
    { bound, value: limit }: { bound: string; value: number },
  ) => (bound === 'min' ? value >= limit - TOLERANCE : value <= limit + TOLERANCE);
  const isOwned = ({ id }: BuildPart) => (counts[id] ?? 0) <= (request.limits.owned?.[id] ?? 0);
  switch (condition.kind) {
    case 'energy':
      return sumOf('energyUse') <= sumOf('energySupply') + (condition.extra ?? 0) + TOLERANCE;
    case 'massLimit':
    case 'tonnage':
      return sumOf('mass') <= sumOf(condition.kind) + (condition.extra ?? 0) + TOLERANCE;
    case 'powerScore':
      return isWithinBound(termOf({ copies, counts, request }, 'powerScore'), condition);
    case 'group':
      return isWithinBound(
        copies.filter(({ group }) => group === condition.group).length,
        condition,
      );
    case 'copies':
      return copies.every(
        ({ id, group }) => group !== condition.group || (counts[id] ?? 0) <= condition.value,
      );
    case 'part':
      return isWithinBound(counts[condition.part] ?? 0, condition);
    case 'pairs':
      return copies.every(
        ({ id, group }) => group !== condition.group || (counts[id] ?? 0) % 2 === 0,
      );
    case 'budget':
      return termOf({ copies, counts, request }, 'cost') <= condition.value + TOLERANCE;
    case 'minSpeed':
      return termOf({ copies, counts, request }, 'speed') >= condition.value - TOLERANCE;
    case 'minDurability':
      return sumOf('durability') >= condition.value - TOLERANCE;
    case 'ownedOnly':
      return copies.every(isOwned);
    case 'factionLevel':
      return copies.every(
        (part) =>
          part.faction !== condition.faction ||
          (part.level ?? 0) <= condition.value ||
          isOwned(part),
      );
  }
}

/** Returns the value of a term that does not depend on the weapons. */
export function termOf(
  { copies, request }: ExpandedBuild,
  term: Exclude<Term, 'damage' | 'winRate'>,
): number {
  switch (term) {
    case 'durability':
      return copies.reduce((sum, { figures }) => sum + (figures.durability ?? 0), 0);
    case 'powerScore':
      return copies.reduce((sum, { powerScore }) => sum + (powerScore ?? 0), 0);
    case 'cost': {
      const remaining: Record<string, number> = { ...request.limits.owned };
      return copies.reduce((sum, { id, cost }) => {
        remaining[id] = (remaining[id] ?? 0) - 1;
        return remaining[id] >= 0 ? sum : sum + (cost ?? 0);
      }, 0);
    }
    case 'speed': {
      const cabin = copies.find(({ group }) => group === 'cabin')?.figures.cabinSpeed ?? 0;
      const engines = copies.filter(
        ({ group, figures }) => group === 'engine' && (figures.cabinSpeed ?? 0) > 0,
      );
      const boosted = engines.reduce((sum, { figures }) => sum + (figures.cabinSpeed ?? 0), cabin);
      const caps = engines.map(({ figures }) => Math.max(cabin, figures.topSpeed ?? boosted));
      const chassis = copies.flatMap(({ group, figures }) =>
        group === 'movement' ? (figures.chassisSpeed ?? []) : [],
      );
      return Math.min(boosted, ...caps, ...chassis);
    }
  }
}
