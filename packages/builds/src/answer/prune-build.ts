import type { Counts } from '../build-answer.ts';
import type { BuildPart } from '../build-request.ts';

/** Scores count as equal up to this difference. */
const TOLERANCE = 1e-9;

/**
 * Returns a build without parts that add nothing: those that can be removed without lowering the score
 * or breaking a limit, the highest power score first.
 */
export function pruneBuild(
  parts: readonly BuildPart[],
  counts: Counts,
  {
    scoreOf,
    isAllowed,
  }: { scoreOf: (counts: Counts) => number; isAllowed: (counts: Counts) => boolean },
): Counts {
  const score = scoreOf(counts);
  let prunedCounts = counts;
  const usedParts = parts
    .filter(({ id, group }) => group !== 'cabin' && (counts[id] ?? 0) > 0)
    .sort((a, b) => (b.powerScore ?? 0) - (a.powerScore ?? 0) || (a.id < b.id ? -1 : 1));
  for (const { id } of usedParts) {
    // All, then pairs, then one by one.
    for (const step of [counts[id] ?? 0, 2, 1]) {
      while ((prunedCounts[id] ?? 0) >= step) {
        const { [id]: count = 0, ...otherCounts } = prunedCounts;
        const fewerCounts = count === step ? otherCounts : { ...otherCounts, [id]: count - step };
        if (!isAllowed(fewerCounts) || scoreOf(fewerCounts) < score - TOLERANCE) break;
        prunedCounts = fewerCounts;
      }
    }
  }
  return prunedCounts;
}
