import type { Counts } from '../build-answer.ts';
import type { BuildPart, PartGroup } from '../build-request.ts';

/** The best build found with its parts of the groups in which builds must differ. */
export interface PooledBuild {
  counts: Counts;
  /** Identifies those parts. */
  key: string;
  score: number;
}

/** The best builds found so far, no two of them with the same parts of some groups. */
export interface BuildPool {
  /** At most as many as are wanted, best first. */
  best: () => readonly PooledBuild[];
  /** What a build must exceed to be one of them; undefined as long as there are too few. */
  cutoff: () => number | undefined;
  add: (counts: Counts, score: number) => void;
}

export function createBuildPool(
  parts: readonly BuildPart[],
  groups: readonly PartGroup[],
  count: number,
): BuildPool {
  const comparedParts = parts.filter(({ group }) => groups.includes(group));
  let best: readonly PooledBuild[] = [];
  return {
    best: () => best,
    cutoff: () => best[count - 1]?.score,
    add(counts, score) {
      const key = comparedParts.map(({ id }) => counts[id] ?? 0).join();
      if (best.some((other) => other.key === key)) return;
      best = [...best, { counts, key, score }].sort((a, b) => b.score - a.score).slice(0, count);
    },
  };
}
