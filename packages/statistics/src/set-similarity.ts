/**
 * Returns the weight of a feature that `count` of `total` items have; rare features weigh more. It is the inverse
 * document frequency (Spärck Jones, “A statistical interpretation of term specificity and its application in
 * retrieval”, Journal of Documentation 28, 1972), smoothed as if one more item had every feature, plus one, so that
 * a feature of all items still counts.
 */
export function inverseFrequency(count: number, total: number): number {
  return Math.log((1 + Math.max(total, count)) / (1 + count)) + 1;
}

/**
 * Returns the weight of what two sets share as a fraction of the weight of both together, from 0 to 1; 0 if both
 * are empty. The weighted form of the coefficient of Jaccard (“The distribution of the flora in the alpine zone”,
 * New Phytologist 11, 1912).
 */
export function weightedJaccard<Item>(
  a: ReadonlySet<Item>,
  b: ReadonlySet<Item>,
  weightOf: (item: Item) => number,
): number {
  let [shared, total] = [0, 0];
  for (const item of a) {
    if (b.has(item)) shared += weightOf(item);
    total += weightOf(item);
  }
  for (const item of b) if (!a.has(item)) total += weightOf(item);
  return total === 0 ? 0 : shared / total;
}
