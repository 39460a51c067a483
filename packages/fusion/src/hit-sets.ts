/**
 * Sets of categories that have an accepted option, as bit masks: bit 0 is the first category. Values
 * and probabilities of sets are arrays of `countSets` entries, from an offset on; chances are by category.
 */
export type HitSet = number;

/** Returns the number of sets of some categories; the last one is the full set. */
export function countSets(categories: number): number {
  return 2 ** categories;
}

/** Returns how many categories are in a set. */
export function sizeOf(set: HitSet): number {
  let size = 0;
  for (let remaining = set; remaining > 0; remaining &= remaining - 1) size++;
  return size;
}

/** Yields every subset of a set, the set itself first. */
export function* subsetsOf(set: HitSet): Generator<HitSet> {
  for (let subset = set; ; subset = (subset - 1) & set) {
    yield subset;
    if (subset === 0) return;
  }
}

/**
 * Replaces the value of each set, in place, with the expected value after an attempt for which that set
 * was kept: kept categories stay, the others are rolled independently.
 */
export function computeExpectedValues(
  values: Float64Array,
  chances: readonly number[],
  offset = 0,
): void {
  const count = countSets(chances.length);
  chances.forEach((chance, category) => {
    const bit = 1 << category;
    for (let set = 0; set < count; set++) {
      if (set & bit) continue;
      const missed = values[offset + set] as number;
      values[offset + set] = missed + chance * ((values[offset + set + bit] as number) - missed);
    }
  });
}

/**
 * Replaces the probabilities of the sets before an attempt with the probabilities after it, in place.
 */
export function applyAttempt(
  probabilities: Float64Array,
  chances: readonly number[],
  offset = 0,
): void {
  const count = countSets(chances.length);
  chances.forEach((chance, category) => {
    const bit = 1 << category;
    for (let set = 0; set < count; set++) {
      if (set & bit) continue;
      const missed = probabilities[offset + set] as number;
      probabilities[offset + set + bit] =
        (probabilities[offset + set + bit] as number) + chance * missed;
      probabilities[offset + set] = (1 - chance) * missed;
    }
  });
}
