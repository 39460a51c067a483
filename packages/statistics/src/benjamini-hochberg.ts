/**
 * Returns p-values adjusted for how many there are, in their order. If those of at most 0.05 are called
 * significant, the expected share of false ones is at most 5%, as is the chance of any if nothing has
 * an effect. Y. Benjamini and Y. Hochberg, "Controlling the false discovery rate", Journal of the Royal
 * Statistical Society B 57 (1995).
 */
export function benjaminiHochberg(pValues: readonly number[]): number[] {
  const order = pValues.map((_, index) => index);
  order.sort((a, b) => (pValues[b] as number) - (pValues[a] as number));
  const adjusted = pValues.map(() => 1);
  let smallest = 1;
  order.forEach((index, position) => {
    const rank = pValues.length - position;
    smallest = Math.min(smallest, (pValues[index] as number) * (pValues.length / rank));
    adjusted[index] = smallest;
  });
  return adjusted;
}
