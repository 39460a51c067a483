import type { BuildTotals, Counts } from '../build-answer.ts';
import type { BuildLimits, BuildPart } from '../build-request.ts';

/** A part and how many of it a build has. */
type PartCount = readonly [part: BuildPart, count: number];

/** Returns the parts of a build with their counts. */
export function listPartCounts(parts: readonly BuildPart[], counts: Counts): PartCount[] {
  return parts.flatMap((part): PartCount[] => {
    const count = counts[part.id] ?? 0;
    return count > 0 ? [[part, count]] : [];
  });
}

/** Returns the sums over a build's parts; missing figures count as 0. */
export function sumBuild(
  parts: readonly BuildPart[],
  counts: Counts,
  owned: BuildLimits['owned'] = {},
): BuildTotals {
  const build = listPartCounts(parts, counts);
  const sum = (figureOf: (part: BuildPart) => number | null | undefined) =>
    build.reduce((total, [part, count]) => total + count * (figureOf(part) ?? 0), 0);
  return {
    powerScore: sum(({ powerScore }) => powerScore),
    durability: sum(({ figures }) => figures.durability),
    mass: sum(({ figures }) => figures.mass),
    tonnage: sum(({ figures }) => figures.tonnage),
    massLimit: sum(({ figures }) => figures.massLimit),
    energyUse: sum(({ figures }) => figures.energyUse),
    energySupply: sum(({ figures }) => figures.energySupply),
    speed: speedOf(build),
    cost: build.reduce(
      (total, [{ id, cost }, count]) => total + Math.max(0, count - (owned[id] ?? 0)) * (cost ?? 0),
      0,
    ),
    parts: build.reduce((total, [, count]) => total + count, 0),
  };
}

/** Returns the top speed: the cabin's with what engines add, unless movement parts are slower. */
function speedOf(build: readonly PartCount[]): number {
  const inGroup = (group: BuildPart['group']) => build.filter(([part]) => part.group === group);
  const cabin = inGroup('cabin').reduce((sum, [{ figures }]) => sum + (figures.cabinSpeed ?? 0), 0);
  const engines = inGroup('engine').filter(([{ figures }]) => (figures.cabinSpeed ?? 0) > 0);
  let speed = engines.reduce((sum, [{ figures }, n]) => sum + n * (figures.cabinSpeed ?? 0), cabin);
  for (const [{ figures }] of engines) {
    if (figures.topSpeed !== undefined) speed = Math.min(speed, Math.max(figures.topSpeed, cabin));
  }
  for (const [{ figures }] of inGroup('movement'))
    speed = Math.min(speed, figures.chassisSpeed ?? speed);
  return speed;
}
