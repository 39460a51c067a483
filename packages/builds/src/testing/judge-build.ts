import type { Condition, Counts } from '../build-answer.ts';
import type { BuildPart, BuildRequest, PartFigures, Term } from '../build-request.ts';

/** A build laid out part by part, a copy an entry, so that everything is counted the plainest way. */
export interface LaidOut {
  copies: readonly BuildPart[];
  counts: Counts;
  request: BuildRequest;
}

export function layOut(request: BuildRequest, counts: Counts): LaidOut {
  const copies = request.parts.flatMap((part) =>
    Array.from({ length: counts[part.id] ?? 0 }, () => part),
  );
  return { copies, counts, request };
}

const NEARLY = 1e-6;

/** Returns whether a build keeps a limit; written a second time, to test the first. */
export function keeps({ copies, counts, request }: LaidOut, condition: Condition): boolean {
  const add = (name: keyof PartFigures) =>
    copies.reduce((sum, { figures }) => sum + (figures[name] ?? 0), 0);
  const between = (value: number, { bound, value: limit }: { bound: string; value: number }) =>
    bound === 'min' ? value >= limit - NEARLY : value <= limit + NEARLY;
  const isOwned = ({ id }: BuildPart) => (counts[id] ?? 0) <= (request.limits.owned?.[id] ?? 0);
  switch (condition.kind) {
    case 'energy':
      return add('energyUse') <= add('energySupply') + (condition.extra ?? 0) + NEARLY;
    case 'massLimit':
    case 'tonnage':
      return add('mass') <= add(condition.kind) + (condition.extra ?? 0) + NEARLY;
    case 'powerScore':
      return between(termOf({ copies, counts, request }, 'powerScore'), condition);
    case 'group':
      return between(copies.filter(({ group }) => group === condition.group).length, condition);
    case 'copies':
      return copies.every(
        ({ id, group }) => group !== condition.group || (counts[id] ?? 0) <= condition.value,
      );
    case 'part':
      return between(counts[condition.part] ?? 0, condition);
    case 'pairs':
      return copies.every(
        ({ id, group }) => group !== condition.group || (counts[id] ?? 0) % 2 === 0,
      );
    case 'budget':
      return termOf({ copies, counts, request }, 'cost') <= condition.value + NEARLY;
    case 'minSpeed':
      return termOf({ copies, counts, request }, 'speed') >= condition.value - NEARLY;
    case 'minDurability':
      return add('durability') >= condition.value - NEARLY;
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

/** Returns what a build is worth in a term, other than its weapons. */
export function termOf(
  { copies, request }: LaidOut,
  term: Exclude<Term, 'damage' | 'winRate'>,
): number {
  switch (term) {
    case 'durability':
      return copies.reduce((sum, { figures }) => sum + (figures.durability ?? 0), 0);
    case 'powerScore':
      return copies.reduce((sum, { powerScore }) => sum + (powerScore ?? 0), 0);
    case 'cost': {
      const left: Record<string, number> = { ...request.limits.owned };
      return copies.reduce((sum, { id, cost }) => {
        left[id] = (left[id] ?? 0) - 1;
        return left[id] >= 0 ? sum : sum + (cost ?? 0);
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
