/**
 * Returns p-values adjusted for how many there are, in their order. If those of at most 0.05 are called
 * significant, the probability that even one is called so without an effect is at most 5%, however the
 * tests depend on each other. S. Holm, "A simple sequentially rejective multiple test procedure",
 * Scandinavian Journal of Statistics 6 (1979).
 */
export function holm(pValues: readonly number[]): number[] {
  const order = pValues.map((_, index) => index);
  order.sort((a, b) => (pValues[a] as number) - (pValues[b] as number));
  const adjusted = pValues.map(() => 1);
  let largest = 0;
  order.forEach((index, position) => {
    largest = Math.max(largest, (pValues[index] as number) * (pValues.length - position));
    adjusted[index] = Math.min(1, largest);
  });
  return adjusted;
}
