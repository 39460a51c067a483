import { inverseFrequency, weightedJaccard } from '@scrapboard/statistics/set-similarity';

/** A build that shares parts with another one. */
export interface SimilarBuild {
  build: string;
  /** From 0 to 1, see `weightedJaccard`. */
  similarity: number;
  /** The shared parts, then the others; ids. */
  shared: readonly string[];
  others: readonly string[];
}

interface Frequencies {
  /** How many vehicles are known to carry each part. */
  carried: ReadonlyMap<string, number>;
  /** How many vehicles there are. */
  vehicles: number;
}

/** Returns the builds by how similar their known parts are to those of a build, most similar first. */
export function findSimilar(
  own: ReadonlySet<string>,
  candidates: ReadonlyMap<string, ReadonlySet<string>>,
  { carried, vehicles }: Frequencies,
): SimilarBuild[] {
  const weightOf = (part: string) => inverseFrequency(carried.get(part) ?? 0, vehicles);
  return [...candidates]
    .map(([build, parts]) => ({
      build,
      similarity: weightedJaccard(own, parts, weightOf),
      shared: [...parts].filter((part) => own.has(part)),
      others: [...parts].filter((part) => !own.has(part)),
    }))
    .filter(({ similarity }) => similarity > 0)
    .toSorted((a, b) => b.similarity - a.similarity);
}
