import { inverseFrequency, weightedJaccard } from '@scrapboard/statistics/set-similarity';

/** A build that shares parts with another one. */
export interface SimilarBuild {
  build: string;
  /** From 0 to 1, see `weightedJaccard`. */
  similarity: number;
  /** The ids of the parts that both have. */
  sharedParts: readonly string[];
  /** The ids of its other parts. */
  otherParts: readonly string[];
}

interface Frequencies {
  /** How many vehicles are known to carry each part. */
  vehiclesByPart: ReadonlyMap<string, number>;
  /** How many vehicles there are. */
  vehicles: number;
}

/** Returns the builds that share known parts with a build, the most similar first. */
export function findSimilarBuilds(
  ownParts: ReadonlySet<string>,
  candidates: ReadonlyMap<string, ReadonlySet<string>>,
  { vehiclesByPart, vehicles }: Frequencies,
): SimilarBuild[] {
  const weightOf = (part: string) => inverseFrequency(vehiclesByPart.get(part) ?? 0, vehicles);
  return [...candidates]
    .map(([build, parts]) => ({
      build,
      similarity: weightedJaccard(ownParts, parts, weightOf),
      sharedParts: [...parts].filter((part) => ownParts.has(part)),
      otherParts: [...parts].filter((part) => !ownParts.has(part)),
    }))
    .filter(({ similarity }) => similarity > 0)
    .toSorted((a, b) => b.similarity - a.similarity);
}
