import type { Counts } from '../build-answer.ts';
import type { BuildPart, PartGroup } from '../build-request.ts';

/** Returns by how many parts of some groups two builds differ. */
export function distanceBetween(
  parts: readonly BuildPart[],
  groups: readonly PartGroup[],
  a: Counts,
  b: Counts,
): number {
  return parts.reduce(
    (sum, { id, group }) =>
      groups.includes(group) ? sum + Math.abs((a[id] ?? 0) - (b[id] ?? 0)) : sum,
    0,
  );
}
